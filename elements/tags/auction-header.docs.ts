import type { auctionHeader } from './auction-header.ts';
import type { ElementDocs } from '../core/definition.ts';
import { searchEventDocs, searchPartDocs } from './site/searchEvents.docs.ts';
import { siteAttributeDocs } from './site/siteAttributes.docs.ts';

export const auctionHeaderDocs: ElementDocs<typeof auctionHeader.definition> = {
  description:
    'The header of the site: logo, search, menus, categories, watchlist, and a sign-in link or the account menu.',
  attributes: {
    ...siteAttributeDocs,
    'logo-src': {
      description: 'The URL of an image that is shown as the logo, in place of the product’s name.',
    },
    session: {
      description:
        'Who uses the page: a `visitor`, or a `bidder`, who is signed in. Without it the data layer says so. When the page is restored from the back-forward cache without the authentication cookie with which it was loaded, or after a sign-out, the data layer is ignored and the header is that of a visitor.',
    },
    'data-layer-name': {
      default: 'dataLayer',
      description: 'The name of the global variable that holds the data layer.',
    },
    'cookie-domain': {
      description:
        'The domain of the product, whose cookies a sign-out removes in addition to those of the page’s host.',
    },
  },
  events: {
    ...searchEventDocs,
    'auction-sign-out': {
      detail: 'null',
      description: 'Dispatched when the user clicks Sign Out. `preventDefault()` prevents the sign-out.',
    },
  },
  parts: {
    header: 'The header.',
    'top-row': 'The first row; on small screens the only one.',
    'menu-button': 'The button that opens the mobile menu.',
    logo: 'The logo, which links to the front page.',
    ...searchPartDocs,
    navigation: 'The navigation with the menus Browse By and About Auctions.',
    watchlist: 'The link to the watchlist.',
    account: 'The account menu.',
    'sign-in': 'The sign-in link.',
    categories: 'The row of categories, which scrolls where there is no room for all of them.',
    panel: 'The panel of an open menu.',
    backdrop: 'The backdrop that covers the page while a panel is open.',
    'mobile-menu': 'The menu of small screens, a modal dialog.',
  },
  cssProperties: { '--auction-header-z-index': 'The `z-index` of the header. The default is 1000.' },
  keyboard: {
    Tab: 'Moves the focus from the logo through the search and the menus to the account; into an open panel and through it.',
    'Enter, Space': 'Open and close a menu.',
    'Left, Right': 'Move the focus to the previous or next menu. They are mirrored in right-to-left pages.',
    Down: 'Opens the panel and moves the focus into it.',
    Up: 'Moves the focus to the previous link, and from the first to the button of the menu.',
    'Home, End': 'Move the focus to the first or last item of the row, or of the panel.',
    Escape: 'Closes the panel and returns the focus to its button.',
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
      title: 'With other colours',
      html: `<auction-header
  style="--auction-color-top: #0b3d2e; --auction-color-top-accent: #f2c14e"
></auction-header>`,
    },
  ],
};
