import type { auctionHeader } from './auction-header.ts';
import type { ElementDocs } from '../core/definition.ts';
import {
  searchAttributeDocs,
  searchEventDocs,
  searchPartDocs,
  siteAttributeDocs,
} from './site/siteAttributes.docs.ts';

export const auctionHeaderDocs: ElementDocs<typeof auctionHeader.definition> = {
  description:
    'The header of the site: logo, search, menus, categories, watchlist, and a sign-in link or the account menu.',
  attributes: {
    ...siteAttributeDocs,
    ...searchAttributeDocs,
    'logo-src': {
      description: 'The URL of an image that is shown as the logo, in place of the product’s name.',
    },
    session: {
      description:
        'Who uses the page: a `visitor`, or a `bidder`, who is signed in. Without it the data layer says so. When the page is restored from the back-forward cache without the authentication cookie with which it was loaded, or after a sign-out, the data layer is ignored and the header is that of a visitor.',
    },
    variant: {
      description:
        '`minimal` leaves all but the logo, the sign-in link or the account, and the elements of the page out, as for a checkout.',
    },
    'watchlist-count': {
      description:
        'How many lots a bidder watches: a whole number, shown in a badge at the watchlist, on small screens at the button of the account, 99+ at most, and part of its name for assistive technology, which is notified of changes. Links in the menus of the configuration have a `count` of their own.',
    },
    sticky: {
      description:
        'Whether the header stays at the top of the window while the page is scrolled. It gives way when the page is scrolled down, and comes back when it is scrolled up or when the focus enters the header. The `scroll-padding-block-start` of the page grows by its height, so that what the page scrolls to is not under it.',
    },
    'menu-trigger': {
      default: 'hover',
      description:
        'What opens a menu with a mouse: `hover`, which is the pointer that rests on its button, and a click; or a `click` alone, after which the menu stays open when the pointer leaves it.',
    },
    'hover-delay': {
      default: '300',
      description: 'How long the pointer rests on a button before its menu opens, in milliseconds.',
    },
    'data-layer-name': {
      default: 'dataLayer',
      description: 'The name of the global variable that holds the data layer.',
    },
    'cookie-domain': {
      description:
        'A domain whose cookies a sign-out removes, in addition to the page’s host and the domains above it.',
    },
  },
  events: {
    ...searchEventDocs,
    'auction-sign-out': {
      detail: 'null',
      description: 'Dispatched when the user clicks Sign Out. `preventDefault()` prevents the sign-out.',
    },
    'auction-banner-dismiss': {
      detail: 'null',
      description:
        'Dispatched when the user closes the notice in the `banner` slot, which is then hidden until it has other elements. `preventDefault()` keeps it in sight.',
    },
  },
  slots: {
    'tools-start': 'Elements in the top row of wide screens, before the menus.',
    'tools-end': 'Elements at the end of the top row of wide screens.',
    'mobile-start': 'Elements in the row of small screens, between the menu button and the logo.',
    'mobile-end': 'Elements at the end of the row of small screens.',
    'menu-end': 'Elements at the end of the menu of small screens, below its links.',
    'after-categories': 'Elements below the row of categories, on all screens.',
    banner:
      'A notice above the rows, with a button that closes it. The page decides whether it is shown the next time: it listens to `auction-banner-dismiss`.',
  },
  parts: {
    banner: 'The notice of the page, above the rows.',
    'banner-button': 'The button that closes the notice.',
    header: 'The header.',
    'top-row': 'The first row; on small screens the only one.',
    'menu-button': 'The button that opens the mobile menu.',
    logo: 'The logo, which links to the front page.',
    ...searchPartDocs,
    navigation:
      'The main navigation: the menus Browse By, About Auctions, and languages, the links of the configuration, and the menu More.',
    tool: 'A link of the configuration in the top row.',
    more: 'The list item with the button More at the end of a row. Its menu contains the last items of the row if they have no room. Elements of the page stay in the top row, which scrolls if they have no room.',
    watchlist: 'The link to the watchlist.',
    badge:
      'The number beside the watchlist or another link; where there is no room for the link, at the button that leads to it.',
    account: 'The account menu.',
    'sign-in': 'The sign-in link.',
    categories: 'The row of categories. The last ones are in a menu More if they have no room.',
    panel: 'The panel of an open menu.',
    backdrop: 'The backdrop that covers the page while a panel is open.',
    'mobile-menu': 'The menu of small screens, a modal dialog.',
  },
  cssProperties: {
    '--auction-header-position':
      'The `position` of the header, which has its place at the top of what it refers to. The default is `relative`; rules of the page for the tag itself have no effect.',
    '--auction-header-view-transition-name':
      'The `view-transition-name` of the header. The default is `none`.',
    '--auction-header-z-index':
      'The `z-index` of the header. Open menus are in the top layer, above everything in the page. Defaults to `10`.',
  },
  keyboard: {
    Tab: 'Moves the focus from the logo through the search and the menus to the account; into an open panel and through it.',
    'Enter, Space': 'Open and close a menu.',
    'Left, Right': 'Move the focus to the previous or next menu. They are mirrored in right-to-left pages.',
    Down: 'Opens the panel and moves the focus into it.',
    Up: 'Moves the focus to the previous link, and from the first to the button of the menu.',
    'Home, End': 'Move the focus to the first or last item of the row, or of the panel.',
    Escape: 'Closes the panel and returns the focus to its button.',
  },
  usage: {
    when: ['Once, at the start of each page of the site.'],
    whenNot: [
      'Where nothing should lead away, as in a checkout, take `variant="minimal"`.',
      'For the search alone, take `<auction-search>`.',
      'It has no link that skips it: write one before the header, to the main content.',
    ],
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
      title: 'With elements of the page',
      html: `<auction-header>
  <p slot="banner">Pickup in Omaha closes at noon. <a href="/pickup">Where to go</a></p>
  <a slot="tools-end" href="/consign" style="color: inherit">Consign</a>
  <a slot="menu-end" href="/consign" style="display: block; padding: 16px">Consign</a>
</auction-header>`,
    },
    {
      title: 'With links of its own and the languages of the site',
      html: `<auction-header>
  <script type="application/json">
    {
      "tools": [
        { "label": "Messages", "href": "/messages", "count": 3 },
        { "label": "Consign", "href": "/consign" }
      ],
      "languages": [
        { "label": "English", "lang": "en", "href": "/en/" },
        { "label": "Français", "lang": "fr", "href": "/fr/" }
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
