import { expect } from '@open-wc/testing';
import { getFooterContent } from '../../../src/site/footer/footerContent.ts';
import { makeSite } from '../../../src/site/config/site.ts';

const contentOf = (config: Parameters<typeof makeSite>[0]) => {
  const warnings: string[] = [];
  return {
    ...getFooterContent(makeSite(config, { baseUrl: '/shop', warn: (text) => warnings.push(text) })),
    warnings,
  };
};

describe('getFooterContent', () => {
  it('has all groups and networks, in order', () => {
    const { groups, social, warnings } = contentOf({});
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
    expect(social.map(({ network, label }) => `${network} ${label}`)).to.deep.equal([
      'facebook Facebook',
      'twitter Twitter',
      'instagram Instagram',
      'linkedin LinkedIn',
      'youtube YouTube',
    ]);
    expect(warnings).to.deep.equal([]);
  });

  it('has the page’s own in their place, without unsafe addresses', () => {
    const { groups, social, warnings } = contentOf({
      footer: [
        { label: 'Gone', links: [{ label: 'Bad', href: 'javascript:1' }] },
        { label: 'Empty', links: [] },
        { label: 'Kept', links: [{ label: 'Good', href: '/good' }] },
      ],
      social: { youtube: 'https://tube.example/', facebook: 'javascript:1' },
    });
    expect(groups).to.deep.equal([{ label: 'Kept', links: [{ label: 'Good', href: '/shop/good' }] }]);
    expect(social).to.deep.equal([{ network: 'youtube', label: 'YouTube', href: 'https://tube.example/' }]);
    expect(warnings).to.have.length(2);
  });
});
