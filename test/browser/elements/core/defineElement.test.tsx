import { expect } from '@open-wc/testing';
import { useEffect, useState } from 'react';
import { defineElement } from '../../../../elements/core/defineElement.ts';
import { press } from '../../../support/act.ts';
import { leaveTime, settled, until } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { waitForRender, mount, recordWarnings, unmountAll } from '../../../support/mount.ts';
import { Box } from './probeStyles.ts';

interface ProbeProps {
  label: string | undefined;
  active: boolean;
  size: number | undefined;
  data: unknown;
  onPick: (detail: { count: number }) => boolean;
}

const renders: ProbeProps[] = [];
let mounts = 0;
let unmounts = 0;

function Probe(props: ProbeProps) {
  renders.push(props);
  const [count, setCount] = useState(0);
  useEffect(() => {
    mounts++;
    return () => {
      unmounts++;
    };
  }, []);
  if (props.label === 'throw') throw new Error('an error');
  const pick = () => {
    if (props.onPick({ count })) setCount(count + 1);
  };
  return <Box onClick={pick}>{`${props.label ?? 'default'} ${count}`}</Box>;
}

const { element: Element } = defineElement({
  tag: 'auction-probe',
  component: Probe,
  attributes: {
    label: { type: 'string' },
    active: { type: 'boolean' },
    size: { type: 'number' },
    data: { type: 'json', script: true },
  },
  events: { 'auction-pick': { cancelable: true } },
  hostCss: ':host{display:block}:host([hidden]){display:none}',
});

type ProbeElement = InstanceType<NonNullable<typeof Element>>;
const latest = () => renders.at(-1)!;
const text = (element: Element) => byRole(element, 'button').textContent;

describe('the element layer', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  beforeEach(() => {
    warnings = recordWarnings();
    renders.length = 0;
    mounts = 0;
    unmounts = 0;
  });
  afterEach(async () => {
    warnings.stop();
    await unmountAll();
  });

  describe('attributes and properties', () => {
    it('are booleans by presence, and a removal restores the default', async () => {
      const probe = await mount<ProbeElement>('<auction-probe active="" label=""></auction-probe>');
      expect(latest()).to.include({ active: true, label: '' });
      probe.removeAttribute('active');
      probe.removeAttribute('label');
      await settled();
      expect(latest().active).to.equal(false);
      expect(latest().label).to.equal(undefined);
      expect(text(probe)).to.equal('default 0');
    });

    it('say how to mend active="false"', async () => {
      const probe = await mount<ProbeElement>('<auction-probe active="false"></auction-probe>');
      expect(probe.active).to.equal(false);
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-probe: active="false".*remove it/);
    });

    it('are in step', async () => {
      const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
      probe.label = 'a';
      probe.active = true;
      probe.size = 7;
      expect(probe.outerHTML).to.equal('<auction-probe label="a" active="" size="7"></auction-probe>');
      probe.setAttribute('size', '8');
      expect(probe.size).to.equal(8);
      probe.label = undefined;
      probe.active = false;
      expect(probe.outerHTML).to.equal('<auction-probe size="8"></auction-probe>');
    });

    it('keep rich data by identity and never write it out', async () => {
      const probe = await mount<ProbeElement>('<auction-probe data="[1]"></auction-probe>');
      const data = { list: [1, 2] };
      probe.data = data;
      await settled();
      expect(latest().data).to.equal(data);
      expect(probe.getAttribute('data')).to.equal('[1]');
      probe.data = undefined;
      await settled();
      expect(latest().data).to.deep.equal([1]);
      probe.setAttribute('data', '[2]');
      expect(probe.data).to.deep.equal([2]);
    });

    it('render once for five changes', async () => {
      const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
      renders.length = 0;
      probe.label = '1';
      probe.label = '2';
      probe.size = 3;
      probe.active = true;
      probe.data = {};
      await settled();
      expect(renders).to.have.length(1);
    });

    it('live through bad JSON with one warning', async () => {
      const probe = await mount<ProbeElement>('<auction-probe data="{oops" label="x"></auction-probe>');
      expect(text(probe)).to.equal('x 0');
      expect(latest().data).to.equal(undefined);
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-probe: the data attribute is not valid JSON/);
    });

    it('may come as a JSON child', async () => {
      await mount('<auction-probe><script type="application/json">{"from":"child"}</script></auction-probe>');
      expect(latest().data).to.deep.equal({ from: 'child' });
    });

    describe('follow their JSON child', () => {
      const child = (text: string, type = 'application/json') => {
        const script = document.createElement('script');
        script.type = type;
        script.textContent = text;
        return script;
      };

      it('that is appended in the task that inserts the tag, without rendering the default first', async () => {
        const probe = document.createElement('auction-probe');
        document.body.append(probe);
        probe.append(child('{"from":"child"}'));
        await waitForRender(probe);
        expect(renders.map(({ data }) => data)).to.deep.equal([{ from: 'child' }]);
        probe.remove();
      });

      it('that gets its type only once it is in the page, as jQuery inserts it', async () => {
        const script = child('{"from":"child"}', 'true/application/json');
        const probe = document.createElement('auction-probe');
        probe.append(script);
        document.body.append(probe);
        script.type = 'application/json';
        await waitForRender(probe);
        expect(renders.map(({ data }) => data)).to.deep.equal([{ from: 'child' }]);
        probe.remove();
      });

      it('that comes later, gets another text, is replaced, and goes', async () => {
        const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
        const dataIs = async (expected: unknown) => {
          await settled();
          expect(latest().data).to.deep.equal(expected);
          expect(probe.data).to.deep.equal(expected);
        };
        await dataIs(undefined);
        const script = child('');
        probe.append(script);
        await dataIs(undefined);
        script.textContent = '[1]';
        await dataIs([1]);
        script.firstChild!.nodeValue = '[2]';
        await dataIs([2]);
        script.replaceWith(child('[3]'));
        await dataIs([3]);
        probe.replaceChildren();
        await dataIs(undefined);
        expect(warnings.texts).to.deep.equal([]);
      });

      it('when neither a property nor an attribute says anything', async () => {
        const probe = await mount<ProbeElement>(
          '<auction-probe data="[1]"><script type="application/json">[2]</script></auction-probe>',
        );
        probe.data = [3];
        expect(probe.data).to.deep.equal([3]);
        probe.data = undefined;
        expect(probe.data).to.deep.equal([1]);
        probe.removeAttribute('data');
        expect(probe.data).to.deep.equal([2]);
        probe.querySelector('script')!.textContent = '[4]';
        probe.setAttribute('data', '[5]');
        await settled();
        expect(latest().data).to.deep.equal([5]);
      });

      it('with one warning when it is not JSON, and mended', async () => {
        const probe = await mount<ProbeElement>(
          '<auction-probe><script type="application/json">{oops</script></auction-probe>',
        );
        probe.append(document.createElement('p'));
        await settled();
        expect(warnings.texts).to.have.length(1);
        expect(warnings.texts[0]).to.match(/^auction-probe: the script child is not valid JSON/);
        probe.querySelector('script')!.textContent = '[1]';
        await settled();
        expect(latest().data).to.deep.equal([1]);
      });
    });

    it('warn of a misspelt name, and of nothing that frameworks write', async () => {
      await mount('<auction-probe data-v-1 aria-label="y" class="z" v-cloak ng-version="1"></auction-probe>');
      await mount('<auction-probe aktive></auction-probe>');
      await until(() => warnings.texts.length > 0, 'the warning');
      await leaveTime();
      expect(warnings.texts).to.deep.equal([
        'auction-probe: the attribute "aktive" is unknown and has no effect; did you mean "active"?',
      ]);
    });

    it('keep what was set before the upgrade', async () => {
      const early = document.createElement('auction-late') as HTMLElement & {
        label?: string;
        data?: unknown;
      };
      early.label = 'early';
      early.data = { early: true };
      document.body.append(early);
      defineElement({
        tag: 'auction-late',
        component: Probe,
        attributes: {
          label: { type: 'string' },
          active: { type: 'boolean' },
          size: { type: 'number' },
          data: { type: 'json' },
        },
        events: { 'auction-pick': {} },
        hostCss: '',
      });
      await waitForRender(early);
      expect(text(early)).to.equal('early 0');
      expect(latest().data).to.deep.equal({ early: true });
      expect(early.getAttribute('label')).to.equal('early');
      early.remove();
    });
  });

  describe('events', () => {
    it('bubble, are composed, carry their detail and can be cancelled', async () => {
      const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
      const seen: CustomEvent[] = [];
      const listen = (event: Event) => seen.push(event as CustomEvent);
      document.addEventListener('auction-pick', listen);
      await press(byRole(probe, 'button'));
      expect(text(probe)).to.equal('default 1');
      document.addEventListener('auction-pick', (event) => event.preventDefault(), { once: true });
      await press(byRole(probe, 'button'));
      document.removeEventListener('auction-pick', listen);
      expect(text(probe)).to.equal('default 1');
      expect(
        seen.map(({ detail, bubbles, composed, target }) => [detail, bubbles, composed, target]),
      ).to.deep.equal([
        [{ count: 0 }, true, true, probe],
        [{ count: 1 }, true, true, probe],
      ]);
    });
  });

  describe('lifecycle', () => {
    it('renders nothing while in no page', async () => {
      const probe = document.createElement('auction-probe');
      probe.setAttribute('label', 'x');
      await settled();
      expect(renders).to.have.length(0);
    });

    it('keeps its state when it is moved', async () => {
      const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
      await press(byRole(probe, 'button'));
      const button = byRole(probe, 'button');
      const place = document.createElement('div');
      document.body.append(place);
      place.append(probe);
      await settled();
      expect(byRole(probe, 'button')).to.equal(button);
      expect(text(probe)).to.equal('default 1');
      if ('moveBefore' in document.body) {
        (document.body as unknown as { moveBefore: (node: Node, before: Node | null) => void }).moveBefore(
          probe,
          null,
        );
        await settled();
        expect(text(probe)).to.equal('default 1');
      }
      expect([mounts, unmounts]).to.deep.equal([1, 0]);
      place.remove();
      probe.remove();
    });

    it('unmounts when removed and mounts again when added again', async () => {
      const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
      const parent = probe.parentElement!;
      probe.remove();
      await settled();
      expect(unmounts).to.equal(1);
      parent.append(probe);
      await waitForRender(probe);
      expect(text(probe)).to.equal('default 0');
      expect(mounts).to.equal(2);
    });

    describe('until something happens in it', () => {
      const listened = (act: () => void): number => {
        const { addEventListener } = EventTarget.prototype;
        let count = 0;
        EventTarget.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
          count++;
          return addEventListener.apply(this, given);
        };
        try {
          act();
        } finally {
          EventTarget.prototype.addEventListener = addEventListener;
        }
        return count;
      };
      const pick = (probe: Element) => byRole(probe, 'button').click();

      it('costs few listeners, and all that React wants from then on', async () => {
        const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
        const others = Array.from({ length: 10 }, () => document.createElement('auction-probe'));
        const parent = probe.parentElement!;
        const other = others[0]!;
        // What React listens to for all of them together is among it.
        expect(listened(() => parent.append(...others))).to.be.lessThan(300);
        await waitForRender(other);
        expect(listened(() => pick(other))).to.be.greaterThan(100);
        expect(listened(() => pick(other))).to.equal(0);
      });

      it('loses nothing: not the first click', async () => {
        const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
        pick(probe);
        await settled();
        expect(text(probe)).to.equal('default 1');
      });

      it('may have been taken out and put back', async () => {
        const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
        const parent = probe.parentElement!;
        for (const use of [false, true, true]) {
          probe.remove();
          await settled();
          parent.append(probe);
          await waitForRender(probe);
          if (!use) continue;
          pick(probe);
          await settled();
          expect(text(probe)).to.equal('default 1');
        }
      });
    });

    it('can be cloned', async () => {
      const probe = await mount<ProbeElement>('<auction-probe label="x"></auction-probe>');
      const copy = probe.cloneNode(true) as HTMLElement;
      probe.after(copy);
      await waitForRender(copy);
      expect(text(copy)).to.equal('x 0');
    });

    it('is styled in another document too', async () => {
      const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentDocument!.body.append(probe);
      await settled();
      const button = byRole(probe, 'button');
      expect(frame.contentWindow!.getComputedStyle(button).color).to.equal('rgb(1, 2, 3)');
      frame.remove();
    });

    it('shows nothing of its inside to those who look through its properties', async () => {
      const probe = await mount('<auction-probe></auction-probe>');
      expect(() => JSON.stringify(probe)).not.to.throw();
    });

    it('may be defined twice', () => {
      const again = () =>
        defineElement({
          tag: 'auction-probe',
          component: Probe,
          attributes: {
            label: { type: 'string' },
            active: { type: 'boolean' },
            size: { type: 'number' },
            data: { type: 'json' },
          },
          events: { 'auction-pick': {} },
          hostCss: '',
        });
      expect(again).not.to.throw();
      expect(warnings.texts).to.deep.equal([]);
    });

    it('warns when another version is there already', () => {
      customElements.define('auction-other', class extends HTMLElement {});
      defineElement({ tag: 'auction-other', component: () => null, attributes: {}, events: {}, hostCss: '' });
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-other: version unknown is already defined/);
    });

    it('keeps the prerendered root', async () => {
      const outer = document.createElement('div');
      document.body.append(outer);
      const html =
        '<auction-probe><template shadowrootmode="open"><div data-auction-container></div></template></auction-probe>';
      (outer as unknown as { setHTMLUnsafe: (html: string) => void }).setHTMLUnsafe(html);
      const probe = outer.firstElementChild!;
      const container = probe.shadowRoot!.firstElementChild;
      await waitForRender(probe);
      expect(probe.shadowRoot!.firstElementChild).to.equal(container);
      expect(probe.shadowRoot!.children).to.have.length(1);
      outer.remove();
    });
  });

  describe('errors', () => {
    it('show the fallback, are dispatched, and leave the others alone', async () => {
      const { error } = console;
      console.error = () => undefined;
      const [good, bad] = [
        await mount('<auction-probe></auction-probe>'),
        document.createElement('auction-probe'),
      ];
      bad.setAttribute('label', 'throw');
      bad.innerHTML = '<p slot="fallback">Sorry</p>';
      const messages: unknown[] = [];
      bad.addEventListener('auction-error', (event) =>
        messages.push((event as CustomEvent<{ error: Error }>).detail.error.message),
      );
      good.after(bad);
      await waitForRender(bad);
      expect(messages).to.deep.equal(['an error']);
      expect(bad.querySelector('p')!.assignedSlot).not.to.equal(null);
      expect(bad.querySelector('p')!.checkVisibility()).to.equal(true);
      expect(text(good)).to.equal('default 0');
      bad.setAttribute('label', 'better');
      await settled();
      expect(text(bad)).to.equal('better 0');
      console.error = error;
    });
  });

  describe('styles', () => {
    it('are one sheet for all roots and no style element', async () => {
      const one = await mount('<auction-probe></auction-probe>');
      const two = await mount('<auction-probe></auction-probe>');
      const sheets = (element: Element) => [...element.shadowRoot!.adoptedStyleSheets];
      expect(sheets(one)).to.deep.equal(sheets(two));
      expect(one.shadowRoot!.querySelectorAll('style')).to.have.length(0);
      expect(document.head.querySelectorAll('style')).to.have.length(0);
      expect(getComputedStyle(byRole(one, 'button')).color).to.equal('rgb(1, 2, 3)');
    });

    it('take the page author’s overrides, and give them back', async () => {
      const probe = await mount<ProbeElement>(
        '<auction-probe style-overrides="button { color: rgb(9, 8, 7) !important }"></auction-probe>',
      );
      const other = await mount('<auction-probe></auction-probe>');
      expect(getComputedStyle(byRole(probe, 'button')).color).to.equal('rgb(9, 8, 7)');
      expect(getComputedStyle(byRole(other, 'button')).color).to.equal('rgb(1, 2, 3)');
      probe.removeAttribute('style-overrides');
      expect(getComputedStyle(byRole(probe, 'button')).color).to.equal('rgb(1, 2, 3)');
    });

    it('honour hidden', async () => {
      const probe = await mount('<auction-probe hidden></auction-probe>');
      expect(getComputedStyle(probe).display).to.equal('none');
    });
  });
});
