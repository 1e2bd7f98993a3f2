import { asPath, hostileStrings } from '../support/hostileStrings.mjs';

/** A configuration with each hostile string in each list, and in some of the places that exist once. */
export function makeHostileSite() {
  const at = (index) => hostileStrings[index % hostileStrings.length];
  const links = hostileStrings.map((label) => ({ label, href: asPath(label) }));
  const paths = (start, names) =>
    Object.fromEntries(names.map((name, index) => [name, asPath(at(start + index))]));
  const counted = links.map((link, index) => ({ ...link, count: index }));
  return {
    productName: at(1),
    links: paths(0, [
      'home',
      'signIn',
      'signOut',
      'watchlist',
      'myProduct',
      'searchResults',
      'accessibility',
    ]),
    help: paths(20, ['baseUrl', 'help', 'buying', 'selling', 'about', 'careers', 'blog', 'trust', 'contact']),
    browse: counted,
    about: counted,
    bidder: counted,
    tools: counted.map((link) => ({ ...link, icon: link.href })),
    languages: links.map((link) => ({ ...link, lang: 'en' })),
    categories: links.map(({ label, href }, index) => ({
      label,
      href,
      subGroups: [{ label: at(index + 1), links: [links[index]], all: { label: at(index + 2), href } }],
      popular: [links[index]],
      promotion: { image: { src: href, width: 9, height: 9, alt: label }, text: label, href },
    })),
    footer: links.map(({ label }, index) => ({ label, links: [links[index]] })),
    social: paths(40, ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube']),
    endpoints: paths(60, ['logout', 'suggestions', 'newsletter']),
  };
}
