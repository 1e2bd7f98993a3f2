import { expect } from '@open-wc/testing';
import { defineElement } from '../../../../../elements/core/AuctionElement.tsx';
import { press } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { byRole } from '../../../../support/find.ts';
import { waitForRender, mount } from '../../../../support/mount.ts';
import {
  renders,
  mounts,
  unmounts,
  text,
  type ProbeElement,
  warnings,
  resetProbeForEach,
  Probe,
} from './probe.tsx';

describe('custom-element layer', () => {
  resetProbeForEach();

  describe('lifecycle', () => {
    it('renders nothing while it is disconnected', async () => {
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

    it('unmounts when it is removed and mounts again when it is inserted again', async () => {
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

    describe('before its first event', () => {
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

      it('adds few listeners until the first event, and then adds all React listeners', async () => {
        const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
        const others = Array.from({ length: 10 }, () => document.createElement('auction-probe'));
        const parent = probe.parentElement!;
        const other = others[0]!;
        // The count includes the listeners that React adds once for all of them.
        expect(listened(() => parent.append(...others))).to.be.lessThan(300);
        await waitForRender(other);
        expect(listened(() => pick(other))).to.be.greaterThan(100);
        expect(listened(() => pick(other))).to.equal(0);
      });

      it('handles the first click', async () => {
        const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
        pick(probe);
        await settled();
        expect(text(probe)).to.equal('default 1');
      });

      it('can be removed and inserted again', async () => {
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

    it('is styled in another document', async () => {
      const probe = await mount<ProbeElement>('<auction-probe></auction-probe>');
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentDocument!.body.append(probe);
      await settled();
      const button = byRole(probe, 'button');
      expect(frame.contentWindow!.getComputedStyle(button).color).to.equal('rgb(1, 2, 3)');
      frame.remove();
    });

    it('has no enumerable properties that lead to its internals', async () => {
      const probe = await mount('<auction-probe></auction-probe>');
      expect(() => JSON.stringify(probe)).not.to.throw();
    });

    it('can be defined twice', () => {
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

    it('warns when another version is already defined', () => {
      customElements.define('auction-other', class extends HTMLElement {});
      defineElement({ tag: 'auction-other', component: () => null, attributes: {}, events: {}, hostCss: '' });
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-other: Version unknown is already defined/);
    });
  });
});
