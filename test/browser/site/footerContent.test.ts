import { expect } from '@open-wc/testing';
import { resolveSite } from '../../../src/site/config/resolveSite.ts';
import { builtInFooter } from '../../../src/site/footer/footerLinks.ts';

const resolve = (config: unknown) => {
  const { site, warnings } = resolveSite(config, { baseUrl: '/shop', builtIn: builtInFooter });
  return { groups: site.footer, social: site.social, warnings };
};

describe('footer content', () => {
  it('has all groups and social networks in order', () => {
    const { groups, social, warnings } = resolve({});
    expect(
      Object.fromEntries(groups.map(({ label, links }) => [label, links.map((link) => link.label)])),
    ).to.deep.equal({
      Company: ['About Us', 'Careers', 'Blog', 'Leadership', 'Newsroom', 'Marketplace Trust', 'Parent Group'],
      'Customer Support': ['Contact Us', 'Help'],
      'Privacy & Use': ['Privacy Policy', 'User Agreement', 'Accessibility'],
      Resources: ['Seller Login', 'Buyer Sign Up', 'Apply to Sell', 'Buying', 'Selling'],
    });
    expect(groups[2]!.links.map(({ href }) => href)).to.deep.equal([
      '/shop/asp/privacypolicy.asp',
      '/shop/asp/unifieduseragreement.asp',
      '/shop/accessibility',
    ]);
    expect(Object.keys(social)).to.deep.equal(['facebook', 'twitter', 'instagram', 'linkedin', 'youtube']);
    expect(warnings).to.deep.equal([]);
  });

  it('replaces them with the page’s own, without unsafe URLs', () => {
    const { groups, social, warnings } = resolve({
      footer: [
        { label: 'Gone', links: [{ label: 'Bad', href: 'javascript:1' }] },
        { label: 'Empty', links: [] },
        { label: 'Kept', links: [{ label: 'Good', href: '/good' }] },
      ],
      social: { youtube: 'https://tube.example/', facebook: 'javascript:1' },
    });
    expect(groups).to.deep.equal([
      { label: 'Kept', links: [{ label: 'Good', href: '/shop/good', count: undefined }] },
    ]);
    expect(social).to.deep.equal({ youtube: 'https://tube.example/' });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('2 invalid entries').and.to.contain('`footer[0].links[0].href`');
  });
});
