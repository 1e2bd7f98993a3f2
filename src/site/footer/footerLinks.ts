import { helpHost } from '../navigation/helpHost.ts';
import { type Link, paths } from '../core/links.ts';

/** A heading of the footer with its links. */
export interface LinkGroup {
  label: string;
  links: readonly Link[];
}

const external = (label: string, path: string): Link => ({ label, href: `${helpHost}/${path}` });

/** The groups of the footer, in their order. Links to pages that the product does not have yet lead to the help host. */
export const footerLinks: readonly LinkGroup[] = [
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
];

/** Networks that the footer has an icon for. */
export const socialNetworks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

export const socialNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

/** Placeholders too: the accounts are the product's to name. */
export const socialLinks: Readonly<Record<SocialNetwork, string>> = {
  facebook: `${helpHost}/facebook`,
  twitter: `${helpHost}/twitter`,
  instagram: `${helpHost}/instagram`,
  linkedin: `${helpHost}/linkedin`,
  youtube: `${helpHost}/youtube`,
};
