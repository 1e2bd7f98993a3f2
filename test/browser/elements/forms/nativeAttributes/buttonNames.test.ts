import { expect } from '@open-wc/testing';
import { keys } from '../../../../support/act.ts';
import { settled, until } from '../../../../support/clock.ts';
import { byRole } from '../../../../support/find.ts';
import { recordWarnings } from '../../../../support/mount.ts';
import { buttonTags, render, unmountAll } from './fixture.ts';

for (const [tag, own, text] of buttonTags)
  describe(`${tag} compared with the native element`, () => {
    describe('later changes for assistive technology', () => {
      it('updates its accessible name', async () => {
        const { control } = await render(tag, own, text);
        control.setAttribute('aria-label', 'Place a bid');
        await settled();
        byRole(control, 'button', 'Place a bid');
        control.setAttribute('label', 'Other');
        await settled();
        byRole(control, 'button', 'Place a bid');
        control.removeAttribute('aria-label');
        await settled();
        if (text)
          expect(control.shadowRoot!.querySelector('button')!.hasAttribute('aria-label')).to.equal(false);
        else byRole(control, 'button', 'Other');
      });

      it('combines the page’s ARIA state with its own', async () => {
        const { control, inner } = await render(tag, `${own} aria-disabled="true" aria-busy="false"`, text);
        const read = () => ['aria-disabled', 'aria-busy'].map((name) => inner.getAttribute(name));
        expect(read()).to.deep.equal(['true', 'false']);
        control.setAttribute('loading', '');
        await settled();
        expect(read()).to.deep.equal(['true', 'true']);
        control.removeAttribute('aria-disabled');
        await settled();
        expect(read()).to.deep.equal(['true', 'true']);
        control.removeAttribute('loading');
        await settled();
        expect(read()).to.deep.equal([null, 'false']);
      });
    });
  });

describe('auction-icon-button', () => {
  it('is named by aria-label or aria-labelledby when it has no label, and shows the name in its tooltip', async () => {
    for (const [attributes, name] of [
      ['aria-label="Watch"', 'Watch'],
      ['aria-labelledby="one"', 'First words'],
    ]) {
      const warnings = recordWarnings();
      const { control } = await render('auction-icon-button', `icon="check" ${attributes}`);
      byRole(control, 'button', name);
      (document.activeElement as HTMLElement).blur();
      await keys('Tab');
      const tooltip = await until(() => control.shadowRoot!.querySelector('[part=tooltip]'), 'the tooltip');
      expect(tooltip.textContent).to.equal(name);
      warnings.stop();
      expect(warnings.texts).to.deep.equal([]);
      await unmountAll();
    }
  });
});
