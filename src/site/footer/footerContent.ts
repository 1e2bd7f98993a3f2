import {
  footerLinks,
  type LinkGroup,
  socialLinks,
  socialNames,
  type SocialNetwork,
  socialNetworks,
} from './footerLinks.ts';
import type { Link } from '../core/links.ts';
import { filterLinks } from '../config/filterLinks.ts';
import type { Site } from '../config/site.ts';

export interface FooterContent {
  groups: readonly LinkGroup[];
  social: readonly (Link & { network: SocialNetwork })[];
}

/** What the footer shows: its configuration, else the built-in links. Apart from the site, which the header needs too. */
export function getFooterContent(site: Site): FooterContent {
  const { footer = footerLinks, social = socialLinks } = site.config;
  return {
    groups: footer
      .map(({ label, links }) => ({ label, links: filterLinks(links, site) }))
      .filter(({ links }) => links.length > 0),
    social: socialNetworks.flatMap((network) => {
      const href = social[network];
      if (href === undefined) return [];
      return filterLinks([{ label: socialNames[network], href }], site).map((link) => ({ ...link, network }));
    }),
  };
}
