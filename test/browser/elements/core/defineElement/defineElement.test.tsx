import { expect } from '@open-wc/testing';
import { press } from '../../../../support/act.ts';
import { settled, until } from '../../../../support/clock.ts';
import { byRole } from '../../../../support/find.ts';
import { waitForRender, mount } from '../../../../support/mount.ts';
import { text, type ProbeElement, resetProbeForEach } from './probe.tsx';

describe('custom-element layer', () => {
  resetProbeForEach();

  describe('events', () => {
    it('bubbles, is composed, has a detail, and can be canceled', async () => {
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

  describe('errors', () => {
    it('shows the fallback, dispatches an event, and does not affect other elements', async () => {
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
      await until(() => messages.length > 0, 'the event');
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
    it('shares one stylesheet among all shadow roots without a style element', async () => {
      const one = await mount('<auction-probe></auction-probe>');
      const two = await mount('<auction-probe></auction-probe>');
      const sheets = (element: Element) => [...element.shadowRoot!.adoptedStyleSheets];
      expect(sheets(one)).to.deep.equal(sheets(two));
      expect(one.shadowRoot!.querySelectorAll('style')).to.have.length(0);
      expect(document.head.querySelectorAll('style')).to.have.length(0);
      expect(getComputedStyle(byRole(one, 'button')).color).to.equal('rgb(1, 2, 3)');
    });

    it('can be overridden by the page, until the page removes the override', async () => {
      const probe = await mount<ProbeElement>(
        '<auction-probe style-overrides="button { color: rgb(9, 8, 7) !important }"></auction-probe>',
      );
      const other = await mount('<auction-probe></auction-probe>');
      expect(getComputedStyle(byRole(probe, 'button')).color).to.equal('rgb(9, 8, 7)');
      expect(getComputedStyle(byRole(other, 'button')).color).to.equal('rgb(1, 2, 3)');
      probe.removeAttribute('style-overrides');
      expect(getComputedStyle(byRole(probe, 'button')).color).to.equal('rgb(1, 2, 3)');
    });

    it('respects the hidden attribute', async () => {
      const probe = await mount('<auction-probe hidden></auction-probe>');
      expect(getComputedStyle(probe).display).to.equal('none');
    });
  });
});
