import type { Link } from '../src/site/links.ts';

/** Pages of the footer that lie on this site (spec §2). */
export const footerLinks = [
  { label: 'Privacy Policy', href: '/asp/privacypolicy.asp' },
  { label: 'User Agreement', href: '/asp/unifieduseragreement.asp' },
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Seller Login', href: '/asp/loginauctioneer.asp' },
  { label: 'Buyer Sign Up', href: '/asp/createbidder.asp' },
  { label: 'Apply to Sell', href: '/asp/createseller.asp' },
] as const satisfies readonly Link[];
