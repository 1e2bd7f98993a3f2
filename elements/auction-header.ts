import { Header } from '../src/header/Header.tsx';
import { defineElement } from './defineElement.tsx';
import { sealedHost } from './hostCss.ts';
import { searchEvents } from './searchEvents.ts';
import { siteAttributes } from './siteAttributes.ts';

export const auctionHeader = defineElement({
  tag: 'auction-header',
  description:
    'The site’s header: logo, search, browse menus, categories, watchlist, and Sign In or the account.',
  component: Header,
  attributes: {
    ...siteAttributes,
    'logo-src': { type: 'string', description: 'An image in place of the product’s name.' },
    session: {
      type: 'enum',
      values: ['visitor', 'bidder'],
      description: 'Whether somebody is signed in, if the server knows; else the data layer decides.',
    },
    'data-layer-name': {
      type: 'string',
      default: 'dataLayer',
      description: 'Global variable that holds the data layer.',
    },
    'cookie-domain': {
      type: 'string',
      description: 'The product’s domain, whose cookies a sign-out removes as well.',
    },
  },
  events: {
    ...searchEvents,
    'auction-sign-out': {
      detail: 'undefined',
      cancelable: true,
      description: 'Sign Out was clicked; `preventDefault()` stops the sign-out.',
    },
  },
  parts: {
    header: 'The whole.',
    'top-row': 'The first row; on small screens the bar.',
    'menu-button': 'Opens the mobile menu.',
    logo: 'The link home.',
    search: 'The search form.',
    'search-input': 'The search box.',
    'search-button': 'The submit button of the search.',
    suggestions: 'The list under the search box.',
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
  hostCss: sealedHost('position:relative!important;z-index:var(--auction-header-z-index,1000)!important'),
});

declare global {
  interface HTMLElementTagNameMap {
    'auction-header': InstanceType<NonNullable<typeof auctionHeader.element>>;
  }
}
