import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { until } from '../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../support/find.ts';
import { recordWarnings } from '../../support/mount.ts';
import { createTestServer } from '../../support/testServer.ts';
import { footer, render, headings, linksOf, setUpPage } from './footerFixture.ts';

describe('auction-footer', () => {
  setUpPage();

  describe('content', () => {
    beforeEach(async () => {
      await render('<auction-footer product-name="Gavel"></auction-footer>');
    });

    it('has the headings of the groups and the newsletter', () => {
      expect(headings()).to.deep.equal([
        'Company',
        'Customer Support',
        'Privacy & Use',
        'Resources',
        'Connect With Us',
      ]);
    });

    it('has no newsletter if the site has none', async () => {
      await render(`<auction-footer config='{ "endpoints": { "newsletter": false } }'></auction-footer>`);
      await until(() => headings().length > 0, 'the headings');
      expect(headings()).to.deep.equal(['Company', 'Customer Support', 'Privacy & Use', 'Resources']);
      expect(queryRole(footer, 'textbox')).to.equal(null);
    });

    it('includes Company and Customer Support', () => {
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

    it('includes Privacy & Use and Resources', () => {
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

    it('includes the five social links, each with a name and an icon', () => {
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
        expect([width, height]).to.deep.equal([44, 44]);
        expect(link.querySelector('svg')!.getBoundingClientRect().width).to.equal(20);
      }
    });

    it('includes the legal line', () => {
      const legal = footer.shadowRoot!.querySelector('[part=legal]')!.textContent;
      expect(legal).to.equal(`© ${new Date().getFullYear()} Gavel. All rights reserved.`);
    });

    it('is in its own landmark', () => {
      expect(queryRole(footer, 'contentinfo') !== null).to.equal(true);
      expect(allByRole(footer, 'navigation')).to.have.length(2);
    });
  });

  describe('configuration', () => {
    it('is shared with the header and requested once', async () => {
      const server = createTestServer();
      await server.answerJson('/site.json', {
        productName: 'Gavel',
        footer: [{ label: 'Us', links: [{ label: 'Jobs', href: '/jobs' }] }],
        social: { youtube: 'https://www.youtube.com/gavel', facebook: 'javascript:alert(1)' },
      });
      const warnings = recordWarnings();
      const source = `config-src="${server.base}/site.json"`;
      await render(`<auction-header ${source}></auction-header><auction-footer ${source}></auction-footer>`);
      await until(() => queryRole(footer, 'link', 'Jobs'), 'the configured links');
      warnings.stop();
      expect(headings()).to.deep.equal(['Us', 'Connect With Us']);
      expect(allByRole(byRole(footer, 'navigation', 'Follow us'), 'link')).to.have.length(1);
      expect(warnings.texts.map((text) => text.split(':', 1)[0])).to.have.members([
        'auction-header',
        'auction-footer',
      ]);
      for (const text of warnings.texts) expect(text).to.include('`social.facebook` must be an http(s)');
      expect(await server.calls('/site.json')).to.have.length(1);
    });

    it('sets a base for links and requests', async () => {
      await render('<auction-footer base-url="/shop"></auction-footer>');
      expect(linksOf('Privacy & Use')[0]).to.deep.equal(['Privacy Policy', '/shop/asp/privacypolicy.asp']);
    });

    it('sets aria-current on the link to the current page', async () => {
      const { href } = location;
      history.replaceState(null, '', '/asp/createbidder.asp');
      await render('<auction-footer></auction-footer>');
      expect(byRole(footer, 'link', 'Buyer Sign Up').getAttribute('aria-current')).to.equal('page');
      history.replaceState(null, '', href);
    });
  });
});
