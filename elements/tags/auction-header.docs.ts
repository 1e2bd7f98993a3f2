import type { auctionHeader } from './auction-header.ts';
import type { ElementDocs } from '../core/definition.ts';
import { searchEventDocs, searchPartDocs } from './site/searchEvents.docs.ts';
import { siteAttributeDocs } from './site/siteAttributes.docs.ts';

export const auctionHeaderDocs: ElementDocs<typeof auctionHeader.definition> = {
  description:
    'The site’s header: logo, search, browse menus, categories, watchlist, and Sign In or the account.',
  attributes: {
    ...siteAttributeDocs,
    'logo-src': { description: 'An image in place of the product’s name.' },
    session: {
      description:
        'Whether somebody is signed in, if the server knows; else the data layer decides. When the page is restored from the back-forward cache without the auth cookie that it was loaded with, or after a sign-out, the data layer no longer counts: the header is that of a visitor.',
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
  keyboard: {
    Tab: 'From the logo over the search and the menus to the account; into an open panel and through it.',
    'Enter, Space': 'Opens and closes a menu.',
    'Left, Right': 'To the group before or after; mirrored in right-to-left pages.',
    Down: 'Into the panel, opening it.',
    Up: 'To the link before, and from the first back to the button.',
    'Home, End': 'First and last of the row, or of the panel.',
    Escape: 'Closes the panel; the focus goes back to its button.',
  },
  examples: [
    {
      title: 'As it is',
      html: `<auction-header></auction-header>`,
    },
    {
      title: 'Configured by a JSON child, for somebody who has signed in',
      html: `<auction-header product-name="Gavel" session="bidder">
  <script type="application/json">
    {
      "about": [{ "label": "Help", "href": "/help" }],
      "categories": [
        { "label": "Tractors", "subGroups": [
          { "label": "By power", "links": [
            { "label": "Under 40 hp", "href": "/tractors/40" },
            { "label": "40 to 100 hp", "href": "/tractors/100" }
          ] }
        ] },
        { "label": "Tools", "href": "/tools" }
      ]
    }
  </script>
</auction-header>`,
    },
    {
      title: 'In colours of its own',
      html: `<auction-header
  style="--auction-color-top: #0b3d2e; --auction-color-top-accent: #f2c14e"
></auction-header>`,
    },
  ],
};
