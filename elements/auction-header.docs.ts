import type { auctionHeader } from './auction-header.ts';
import type { ElementDocs } from './definition.ts';
import { searchEventDocs, searchPartDocs } from './searchEvents.docs.ts';
import { siteAttributeDocs } from './siteAttributes.docs.ts';

export const auctionHeaderDocs: ElementDocs<typeof auctionHeader.definition> = {
  description:
    'The site’s header: logo, search, browse menus, categories, watchlist, and Sign In or the account.',
  attributes: {
    ...siteAttributeDocs,
    'logo-src': { description: 'An image in place of the product’s name.' },
    session: {
      description: 'Whether somebody is signed in, if the server knows; else the data layer decides.',
    },
    'data-layer-name': { default: 'dataLayer', description: 'Global variable that holds the data layer.' },
    'cookie-domain': { description: 'The product’s domain, whose cookies a sign-out removes as well.' },
  },
  events: {
    ...searchEventDocs,
    'auction-sign-out': {
      detail: 'null',
      description: 'Sign Out was clicked; `preventDefault()` stops the sign-out.',
    },
  },
  parts: {
    header: 'The whole.',
    'top-row': 'The first row; on small screens the bar.',
    'menu-button': 'Opens the mobile menu.',
    logo: 'The link home.',
    ...searchPartDocs,
    navigation: 'Browse By and About Auctions.',
    watchlist: 'The watchlist link.',
    account: 'The account menu.',
    'sign-in': 'The Sign In button.',
    categories: 'The category bar.',
    panel: 'An open panel.',
    backdrop: 'What covers the page while a panel is open.',
    'mobile-menu': 'The dialog of small screens.',
  },
  cssProperties: { '--auction-header-z-index': 'How high the header stands on the page; 1000 by default.' },
};
