import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { keys, press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { byRole, queryRole } from '../../support/find.ts';
import { footer, render, setUpPage } from './footerFixture.ts';

describe('auction-footer', () => {
  setUpPage();

  describe('grid', () => {
    const columnsOf = (selector: string) =>
      getComputedStyle(footer.shadowRoot!.querySelector(selector)!).gridTemplateColumns.split(' ').length;
    const gapOf = (selector: string) =>
      getComputedStyle(footer.shadowRoot!.querySelector(selector)!).columnGap;

    for (const [width, columns, gap] of [
      [1440, 12, '24px'],
      [769, 12, '24px'],
      [768, 4, '16px'],
      [320, 4, '16px'],
    ] as const) {
      it(`has ${columns} columns and ${gap} at ${width} px, within the viewport`, async () => {
        await viewport(width, 800);
        await render('<auction-footer></auction-footer>');
        expect(columnsOf('.grid')).to.equal(columns);
        expect(gapOf('.grid')).to.equal(gap);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      });
    }

    it('is no wider than the medium breakpoint', async () => {
      await viewport(1920, 800);
      await render('<auction-footer></auction-footer>');
      expect(footer.shadowRoot!.querySelector('.grid')!.getBoundingClientRect().width).to.equal(1248);
    });
  });

  describe('at extra-small widths', () => {
    beforeEach(async () => {
      await viewport(390, 800);
      await render('<auction-footer></auction-footer>');
    });
    const groups = () => [...footer.shadowRoot!.querySelectorAll('details')];

    it('shows a native accordion for each group, initially closed', () => {
      expect(groups()).to.have.length(4);
      expect(groups().some(({ open }) => open)).to.equal(false);
      expect(
        queryRole(footer, 'link', 'Careers') === null || !byRole(footer, 'link', 'Careers').checkVisibility(),
      ).to.equal(true);
    });

    it('opens a group by press and by keys', async () => {
      const [company, support] = groups();
      await press(company!.querySelector('summary')!);
      expect(company!.open).to.equal(true);
      expect(byRole(footer, 'link', 'Careers').checkVisibility()).to.equal(true);
      support!.querySelector('summary')!.focus();
      await keys('Enter');
      expect(support!.open).to.equal(true);
      await keys('Space');
      expect(support!.open).to.equal(false);
      expect(company!.open).to.equal(true);
    });

    it('shows open lists when the viewport grows', async () => {
      await viewport(769, 800);
      await until(() => groups().every(({ open }) => open), 'the lists');
      expect(byRole(footer, 'link', 'Careers').checkVisibility()).to.equal(true);
      expect(footer.shadowRoot!.querySelector('summary')!.checkVisibility()).to.equal(false);
      // Before JavaScript runs, all groups are closed and CSS shows their content. In older browsers, the script opens them.
      if (!CSS.supports('selector(::details-content)')) return;
      for (const group of groups()) group.open = false;
      expect(byRole(footer, 'link', 'Careers').checkVisibility()).to.equal(true);
    });

    it('has rows of at least 24 px', async () => {
      for (const group of groups()) group.open = true;
      await settled();
      for (const target of footer.shadowRoot!.querySelectorAll('summary, li a'))
        expect(target.getBoundingClientRect().height, target.textContent).to.be.at.least(24);
    });
  });
});
