import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { emulate, keys, viewport } from '../../support/act.ts';
import { until } from '../../support/clock.ts';
import { byRole, focused } from '../../support/find.ts';
import { mount, unmountAll } from '../../support/mount.ts';
import { footer, render, setUpPage } from './footerFixture.ts';

describe('auction-footer', () => {
  setUpPage();

  describe('accessibility', () => {
    for (const scheme of ['light', 'dark']) {
      for (const width of [1440, 390]) {
        it(`passes axe at ${width} px in the ${scheme} scheme`, async () => {
          await emulate({ 'prefers-color-scheme': scheme });
          await viewport(width, 800);
          await render('<auction-footer></auction-footer>');
          await expect(footer).to.be.accessible();
          for (const group of footer.shadowRoot!.querySelectorAll('details')) group.open = true;
          byRole(footer, 'button', 'Subscribe').click();
          await until(() => footer.shadowRoot!.querySelector('[aria-invalid=true]'), 'the error');
          await expect(footer).to.be.accessible();
        });
      }

      it(`passes axe as a standalone newsletter form in the ${scheme} scheme`, async () => {
        await emulate({ 'prefers-color-scheme': scheme });
        const newsletter = await mount('<auction-newsletter></auction-newsletter>');
        await expect(newsletter).to.be.accessible();
      });
    }

    it('shows focus on every tab stop, even in forced colors mode', async () => {
      for (const features of [{}, { 'forced-colors': 'active' }] as Record<string, string>[]) {
        await emulate(features);
        await render('<auction-footer></auction-footer><button>after</button>');
        const after = footer.parentElement!.querySelector('button')!;
        // Simulate keyboard focus, because not every browser treats focus from a script like it.
        const visibly = { focusVisible: true } as FocusOptions;
        byRole(footer, 'link', 'About Us').focus(visibly);
        let stops = 0;
        while (focused() !== after && stops < 60) {
          stops++;
          expect(getComputedStyle(focused()!).outlineStyle, focused()!.outerHTML.slice(0, 80)).not.to.equal(
            'none',
          );
          await keys('Tab');
        }
        // Tab stops: 17 links, the input, its button, and 5 social networks.
        expect(stops).to.equal(24);
        await unmountAll();
      }
    });

    it('mirrors in a right-to-left page', async () => {
      document.documentElement.dir = 'rtl';
      await render('<auction-footer></auction-footer>');
      const [company, connect] = ['Company', 'Connect With Us'].map((name) =>
        byRole(footer, 'heading', name).getBoundingClientRect(),
      );
      expect(company!.left).to.be.above(connect!.left);
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    });
  });
});
