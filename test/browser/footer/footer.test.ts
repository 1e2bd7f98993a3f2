import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { emulate, keys, press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { allByRole, byRole, focused, queryRole } from '../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../support/mount.ts';
import { createTestServer } from '../../support/testServer.ts';

describe('auction-footer', () => {
  let footer: HTMLElement;
  const headings = () => allByRole(footer, 'heading').map(({ textContent }) => textContent);
  const linksOf = (heading: string) => {
    const group = allByRole(footer, 'heading')
      .find(({ textContent }) => textContent === heading)!
      .closest('.group')!;
    return [...group.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  };

  beforeEach(() => viewport(1440, 900));
  afterEach(async () => {
    await emulate();
    document.documentElement.removeAttribute('dir');
    await unmountAll();
  });

  describe('shows every entry of spec §2, in its order', () => {
    beforeEach(async () => {
      footer = await mount('<auction-footer product-name="Gavel"></auction-footer>');
    });

    it('under the headings of the groups and the newsletter', () => {
      expect(headings()).to.deep.equal([
        'Company',
        'Customer Support',
        'Privacy & Use',
        'Resources',
        'Connect With Us',
      ]);
    });

    it('Company and Customer Support', () => {
      expect(linksOf('Company').map(([label]) => label)).to.deep.equal([
        'About Us',
        'Careers',
        'Blog',
        'Leadership',
        'Newsroom',
        'Marketplace Trust',
        'Parent Group',
      ]);
      expect(linksOf('Customer Support').map(([label]) => label)).to.deep.equal(['Contact Us', 'Help']);
      for (const [, href] of linksOf('Company')) expect(href).to.match(/^https:\/\/help\.auction\.example\//);
    });

    it('Privacy & Use and Resources', () => {
      expect(linksOf('Privacy & Use')).to.deep.equal([
        ['Privacy Policy', '/asp/privacypolicy.asp'],
        ['User Agreement', '/asp/unifieduseragreement.asp'],
        ['Accessibility', '/accessibility'],
      ]);
      expect(linksOf('Resources')).to.deep.equal([
        ['Seller Login', '/asp/loginauctioneer.asp'],
        ['Buyer Sign Up', '/asp/createbidder.asp'],
        ['Apply to Sell', '/asp/createseller.asp'],
        ['Buying', 'https://help.auction.example/buying'],
        ['Selling', 'https://help.auction.example/selling'],
      ]);
    });

    it('the five social links, each with a name and a mark', () => {
      const social = byRole(footer, 'navigation', 'Follow us');
      const links = allByRole(social, 'link');
      expect(links.map((link) => link.getAttribute('aria-label'))).to.deep.equal([
        'Facebook',
        'Twitter',
        'Instagram',
        'LinkedIn',
        'YouTube',
      ]);
      for (const link of links) {
        const { width, height } = link.getBoundingClientRect();
        expect([width, height]).to.deep.equal([42, 42]);
        expect(link.querySelector('svg')!.getBoundingClientRect().width).to.equal(20);
      }
    });

    it('the legal line', () => {
      const legal = footer.shadowRoot!.querySelector('[part=legal]')!.textContent;
      expect(legal).to.equal(`© ${new Date().getFullYear()} Gavel. All rights reserved.`);
    });

    it('in a landmark of its own', () => {
      expect(queryRole(footer, 'contentinfo') !== null).to.equal(true);
      expect(allByRole(footer, 'navigation')).to.have.length(2);
    });
  });

  describe('lies on the grid', () => {
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
      it(`of ${columns} columns and ${gap} at ${width} px, within the viewport`, async () => {
        await viewport(width, 800);
        footer = await mount('<auction-footer></auction-footer>');
        expect(columnsOf('.grid')).to.equal(columns);
        expect(gapOf('.grid')).to.equal(gap);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      });
    }

    it('no wider than the medium breakpoint', async () => {
      await viewport(1920, 800);
      footer = await mount('<auction-footer></auction-footer>');
      expect(footer.shadowRoot!.querySelector('.grid')!.getBoundingClientRect().width).to.equal(1248);
    });
  });

  describe('at extra-small widths', () => {
    beforeEach(async () => {
      await viewport(390, 800);
      footer = await mount('<auction-footer></auction-footer>');
    });
    const groups = () => [...footer.shadowRoot!.querySelectorAll('details')];

    it('has a native accordion for each group, closed at first', () => {
      expect(groups()).to.have.length(4);
      expect(groups().some(({ open }) => open)).to.equal(false);
      expect(
        queryRole(footer, 'link', 'Careers') === null || !byRole(footer, 'link', 'Careers').checkVisibility(),
      ).to.equal(true);
    });

    it('opens it by press and by keys', async () => {
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

    it('becomes open lists when the viewport grows', async () => {
      await viewport(769, 800);
      await until(() => groups().every(({ open }) => open), 'the lists');
      expect(byRole(footer, 'link', 'Careers').checkVisibility()).to.equal(true);
      expect(footer.shadowRoot!.querySelector('summary')!.checkVisibility()).to.equal(false);
      // Before any script all are closed, and CSS shows what is in them.
      for (const group of groups()) group.open = false;
      expect(byRole(footer, 'link', 'Careers').checkVisibility()).to.equal(true);
    });

    it('has rows that a thumb can hit', async () => {
      for (const group of groups()) group.open = true;
      await settled();
      for (const target of footer.shadowRoot!.querySelectorAll('summary, li a'))
        expect(target.getBoundingClientRect().height, target.textContent).to.be.at.least(24);
    });
  });

  describe('is configured', () => {
    it('by the same configuration as the header, asked for once', async () => {
      const server = createTestServer();
      await server.answerJson('/site.json', {
        productName: 'Gavel',
        footer: [{ label: 'Us', links: [{ label: 'Jobs', href: '/jobs' }] }],
        social: { youtube: 'https://www.youtube.com/gavel', facebook: 'javascript:alert(1)' },
      });
      const warnings = recordWarnings();
      const source = `config-src="${server.base}/site.json"`;
      footer = (
        await mount(`<auction-header ${source}></auction-header><auction-footer ${source}></auction-footer>`)
      ).parentElement!.querySelector('auction-footer')!;
      await until(() => queryRole(footer, 'link', 'Jobs'), 'the configured links');
      warnings.stop();
      expect(headings()).to.deep.equal(['Us', 'Connect With Us']);
      expect(allByRole(byRole(footer, 'navigation', 'Follow us'), 'link')).to.have.length(1);
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-footer: .*Facebook/);
      expect(await server.calls('/site.json')).to.have.length(1);
    });

    it('with a base for links and call', async () => {
      footer = await mount('<auction-footer base-url="/shop"></auction-footer>');
      expect(linksOf('Privacy & Use')[0]).to.deep.equal(['Privacy Policy', '/shop/asp/privacypolicy.asp']);
    });

    it('and marks the link of the page', async () => {
      const { href } = location;
      history.replaceState(null, '', '/asp/createbidder.asp');
      footer = await mount('<auction-footer></auction-footer>');
      expect(byRole(footer, 'link', 'Buyer Sign Up').getAttribute('aria-current')).to.equal('page');
      history.replaceState(null, '', href);
    });
  });

  describe('is accessible', () => {
    for (const scheme of ['light', 'dark']) {
      for (const width of [1440, 390]) {
        it(`to axe at ${width} px in the ${scheme} scheme`, async () => {
          await emulate({ 'prefers-color-scheme': scheme });
          await viewport(width, 800);
          footer = await mount('<auction-footer></auction-footer>');
          await expect(footer).to.be.accessible();
          for (const group of footer.shadowRoot!.querySelectorAll('details')) group.open = true;
          byRole(footer, 'button', 'Subscribe').click();
          await until(() => footer.shadowRoot!.querySelector('[aria-invalid]'), 'the error');
          await expect(footer).to.be.accessible();
        });
      }

      it(`the newsletter alone, in the ${scheme} scheme`, async () => {
        await emulate({ 'prefers-color-scheme': scheme });
        const newsletter = await mount('<auction-newsletter></auction-newsletter>');
        await expect(newsletter).to.be.accessible();
      });
    }

    it('shows the focus on every stop, in forced colours too', async () => {
      for (const features of [{}, { 'forced-colors': 'active' }] as Record<string, string>[]) {
        await emulate(features);
        footer = await mount('<auction-footer></auction-footer><button>after</button>');
        const after = footer.parentElement!.querySelector('button')!;
        // As if by keyboard, which not every browser takes a script's focus for.
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
        // Seventeen links, box, button, five networks.
        expect(stops).to.equal(24);
        await unmountAll();
      }
    });

    it('mirrors in a page that runs from right to left', async () => {
      document.documentElement.dir = 'rtl';
      footer = await mount('<auction-footer></auction-footer>');
      const [company, connect] = ['Company', 'Connect With Us'].map((name) =>
        byRole(footer, 'heading', name).getBoundingClientRect(),
      );
      expect(company!.left).to.be.above(connect!.left);
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    });
  });
});
