import { expect } from '@open-wc/testing';
import { defineElement } from '../../../../../elements/core/AuctionElement.tsx';
import { leaveTime, settled, until } from '../../../../support/clock.ts';
import { waitForRender, mount } from '../../../../support/mount.ts';
import { latest, renders, text, type ProbeElement, warnings, resetProbeForEach } from './probe.tsx';

describe('custom-element layer', () => {
  resetProbeForEach();

  describe('attributes and properties', () => {
    it('sets booleans by presence, and restores the default on removal', async () => {
      const probe = await mount<ProbeElement>('<auction-probe active="" label=""></auction-probe>');
      expect(latest()).to.include({ active: true, label: '' });
      probe.removeAttribute('active');
      probe.removeAttribute('label');
      await settled();
      expect(latest().active).to.equal(false);
      expect(latest().label).to.equal(undefined);
      expect(text(probe)).to.equal('default 0');
    });

    it('explains how to correct active="false"', async () => {
      const probe = await mount<ProbeElement>('<auction-probe active="false"></auction-probe>');
      expect(probe.active).to.equal(false);
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-probe: `active="false"`.*Remove the attribute/);
    });

    it('keeps attributes and properties in sync', async () => {
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

    it('keeps objects by identity and never reflects them', async () => {
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

    it('renders once for five changes', async () => {
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

    it('ignores invalid JSON with one warning', async () => {
      const probe = await mount<ProbeElement>('<auction-probe data="{oops" label="x"></auction-probe>');
      expect(text(probe)).to.equal('x 0');
      expect(latest().data).to.equal(undefined);
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-probe: The `data` attribute isn't valid JSON/);
    });

    it('reads JSON from a child script', async () => {
      await mount('<auction-probe><script type="application/json">{"from":"child"}</script></auction-probe>');
      expect(latest().data).to.deep.equal({ from: 'child' });
    });

    describe('JSON child', () => {
      const child = (text: string, type = 'application/json') => {
        const script = document.createElement('script');
        script.type = type;
        script.textContent = text;
        return script;
      };

      it('applies a child appended in the task that inserts the element, without rendering the default first', async () => {
        const probe = document.createElement('auction-probe');
        document.body.append(probe);
        probe.append(child('{"from":"child"}'));
        await waitForRender(probe);
        expect(renders.map(({ data }) => data)).to.deep.equal([{ from: 'child' }]);
        probe.remove();
      });

      it('applies a child whose type is set only once it is in the page, as jQuery inserts it', async () => {
        const script = child('{"from":"child"}', 'true/application/json');
        const probe = document.createElement('auction-probe');
        probe.append(script);
        document.body.append(probe);
        script.type = 'application/json';
        await waitForRender(probe);
        expect(renders.map(({ data }) => data)).to.deep.equal([{ from: 'child' }]);
        probe.remove();
      });

      it('follows a child that is added, changed, replaced, and removed', async () => {
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

      it('applies when neither the property nor the attribute is set', async () => {
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

      it('logs one warning while the child is not JSON', async () => {
        const probe = await mount<ProbeElement>(
          '<auction-probe><script type="application/json">{oops</script></auction-probe>',
        );
        probe.append(document.createElement('p'));
        await settled();
        expect(warnings.texts).to.have.length(1);
        expect(warnings.texts[0]).to.match(/^auction-probe: The `<script>` child isn't valid JSON/);
        probe.querySelector('script')!.textContent = '[1]';
        await settled();
        expect(latest().data).to.deep.equal([1]);
      });
    });

    it('warns about a misspelled attribute, but not about attributes that frameworks write', async () => {
      await mount('<auction-probe data-v-1 aria-label="y" class="z" v-cloak ng-version="1"></auction-probe>');
      for (const name of [
        ':active',
        '@active',
        '[active]',
        '(active)',
        '#active',
        '*active',
        '.active',
        'v-bind:active',
        'x-bind:active',
        'ng-active',
        'x-active',
        'v-active',
        'hx-active',
        'wire:active',
        'bind-active',
      ])
        await mount(`<auction-probe ${name}="1"></auction-probe>`);
      await mount('<auction-probe aktive></auction-probe>');
      await until(() => warnings.texts.length > 0, 'the warning');
      await leaveTime();
      expect(warnings.texts).to.deep.equal([
        'auction-probe: The attribute `aktive` is unknown and has no effect. Did you mean `active`?',
      ]);
    });

    describe('deprecated names', () => {
      defineElement({
        tag: 'auction-aged',
        component: ({ label, caption }) => <p>{label ?? caption}</p>,
        attributes: { label: { type: 'string' }, caption: { type: 'string' } },
        events: {},
        hostCss: ':host{display:block}',
        deprecated: { caption: 'Use `label`.', '--auction-aged-ink': 'Use `--auction-aged-color`.' },
      });

      it('does not warn about a page that uses none of them', async () => {
        await mount('<auction-aged label="a" style="--auction-aged-color: red"></auction-aged>');
        await leaveTime();
        expect(warnings.texts).to.deep.equal([]);
      });

      it('names the replacement of an attribute and of an inherited custom property, and keeps them working', async () => {
        const aged = await mount(
          '<div style="--auction-aged-ink: red"><auction-aged caption="a"></auction-aged></div>',
        );
        await until(() => warnings.texts.length === 2, 'the warnings');
        expect(warnings.texts).to.deep.equal([
          'auction-aged: `caption` is deprecated. The next major version ignores it. Use `label`.',
          'auction-aged: `--auction-aged-ink` is deprecated. The next major version ignores it. Use `--auction-aged-color`.',
        ]);
        expect(aged).to.have.property('caption', 'a');
      });
    });
  });
});
