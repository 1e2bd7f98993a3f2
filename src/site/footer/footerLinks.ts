import type { SiteConfig } from '../config/configSchema.ts';
import { type LinkGroup, type SocialNetwork, helpOrigin, type Link, paths } from '../config/site.ts';
import { copyWithoutPrototypes } from '../core/objects.ts';

const external = (label: string, path: string): Link => ({ label, href: `${helpOrigin}/${path}` });

/** Link groups of the footer, in display order. Links to pages that don't exist yet use the placeholder origin. */
export const footerLinks = [
  {
    label: 'Company',
    links: [
      external('About Us', 'about'),
      external('Careers', 'careers'),
      external('Blog', 'blog'),
      external('Leadership', 'leadership'),
      external('Newsroom', 'newsroom'),
      external('Marketplace Trust', 'trust'),
      external('Parent Group', 'group'),
    ],
  },
  { label: 'Customer Support', links: [external('Contact Us', 'contact'), external('Help', '')] },
  {
    label: 'Privacy & Use',
    links: [
      { label: 'Privacy Policy', href: '/asp/privacypolicy.asp' },
      { label: 'User Agreement', href: '/asp/unifieduseragreement.asp' },
      { label: 'Accessibility', href: paths.accessibility },
    ],
  },
  {
    label: 'Resources',
    links: [
      { label: 'Seller Login', href: '/asp/loginauctioneer.asp' },
      { label: 'Buyer Sign Up', href: '/asp/createbidder.asp' },
      { label: 'Apply to Sell', href: '/asp/createseller.asp' },
      external('Buying', 'buying'),
      external('Selling', 'selling'),
    ],
  },
] satisfies LinkGroup[];

export const socialNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

/** Placeholder URLs of social accounts, until a page configures them. */
export const socialLinks = Object.fromEntries(
  Object.keys(socialNames).map((network) => [network, `${helpOrigin}/${network}`]),
) as Readonly<Record<SocialNetwork, string>>;

/** Lists that the footer shows by default. */
export const builtInFooter: SiteConfig = copyWithoutPrototypes({
  footer: footerLinks.map(({ label, links }) => ({ label, links: [...links] })),
  social: socialLinks,
});
