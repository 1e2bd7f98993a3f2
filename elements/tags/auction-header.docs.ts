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
    'The site header: logo, search, menus, categories, watchlist, and a sign-in link or the account menu.',
  attributes: {
    ...siteAttributeDocs,
    ...searchAttributeDocs,
    'logo-src': {
      description: 'The URL of a logo image. If omitted, the logo is the product name as text.',
    },
    session: {
      description:
        'Whether the user is signed in: `bidder` if signed in, `visitor` if signed out. If omitted, the header reads `loggedIn` from the data layer once. In two cases, the header then shows the signed-out state: after the user signs out, or if the page is restored from the back/forward cache and its authentication cookie is gone.',
    },
    variant: {
      description:
        '`minimal` shows only the logo, the sign-in link or account menu, and slotted content. Use it in a checkout, for example.',
    },
    'watchlist-count': {
      description:
        'The number of watched lots, shown as a badge on the watchlist link. On small screens, the badge is on the account button. Numbers above 99 are shown as “99+”. Screen readers read the number with the link, and announce changes. Links in the configuration have their own `count`.',
    },
    sticky: {
      description:
        'Whether the header sticks to the top of the window. The header hides when the user scrolls down. It reappears when the user scrolls up or focus moves into the header. To keep the header from covering content, the page’s `scroll-padding-block-start` increases by the height of the header.',
    },
    'menu-trigger': {
      default: 'hover',
      description:
        'How menus open with a mouse. `hover` opens a menu when the user hovers over its button or clicks it. `click` opens a menu only on a click, and keeps it open when the pointer leaves.',
    },
    'hover-delay': {
      default: '300',
      description: 'The delay before a menu opens on hover, in milliseconds.',
    },
    'hover-switch-delay': {
      description:
        'The delay before another menu opens on hover while a menu is open, in milliseconds. `0` switches immediately, unless the pointer moves toward the open menu. Defaults to `hover-delay`.',
    },
    'data-layer-name': {
      default: 'dataLayer',
      description: 'The name of the global variable that contains the data layer.',
    },
    'cookie-domain': {
      description:
        'An additional domain whose cookies are removed on sign-out. The cookies of the page’s host and its parent domains are always removed.',
    },
  },
  events: {
    ...searchEventDocs,
    'auction-sign-out': {
      detail: 'null',
      description: 'Fired when the user clicks Sign Out. To prevent the sign-out, call `preventDefault()`.',
    },
    'auction-banner-dismiss': {
      detail: 'null',
      description:
        'Fired when the user dismisses the banner in the `banner` slot. The banner stays hidden until you slot other elements. To keep the banner visible, call `preventDefault()`.',
    },
  },
  slots: {
    'tools-start': 'Content of the top row on wide screens, before the menus.',
    'tools-end': 'Content at the end of the top row on wide screens.',
    'mobile-start': 'Content of the bar on small screens, between the menu button and the logo.',
    'mobile-end': 'Content at the end of the bar on small screens.',
    'menu-end': 'Content at the end of the mobile menu, below the links.',
    'after-categories': 'Content below the category bar, on all screens.',
    banner:
      'A banner above the header, with a button that dismisses it. To keep it dismissed on later visits, listen to `auction-banner-dismiss` and store the choice.',
  },
  parts: {
    banner: 'The banner above the header.',
    'banner-button': 'The button that dismisses the banner.',
    header: 'The header.',
    'top-row': 'The first row. On small screens, the only row.',
    'menu-button': 'The button that opens the mobile menu.',
    logo: 'The logo, which links to the home page.',
    ...searchPartDocs,
    navigation:
      'The main navigation: the Browse By, About Auctions, and language menus, the links in `tools`, and the overflow menu.',
    tool: 'A link from `tools` in the top row.',
    more: 'The overflow menu More at the end of a row, for items that don’t fit. Slotted elements stay in the top row, which scrolls if they don’t fit.',
    watchlist: 'The link to the watchlist.',
    badge:
      'The number next to a link, such as the watchlist link. If the link is in a menu, the badge is on the menu’s button.',
    account: 'The account menu.',
    'sign-in': 'The sign-in link.',
    categories: 'The category bar. Categories that don’t fit are in the overflow menu More.',
    panel: 'The content of an open menu.',
    backdrop: 'The backdrop that covers the page while a menu is open.',
    'mobile-menu': 'The menu on small screens, a modal dialog.',
  },
  cssProperties: {
    '--auction-header-position':
      'Deprecated. Set `position` on the element instead. Defaults to `relative`. If you set `position: sticky` or `fixed`, the header is at the top, because its `inset-block-start` is 0.',
    '--auction-header-view-transition-name':
      'Deprecated. Set `view-transition-name` on the element instead. Defaults to `none`.',
    '--auction-header-z-index':
      'Deprecated. Set `z-index` on the element instead. Defaults to `10`. Open menus are in the top layer, above all other content.',
  },
  keyboard: {
    '/': 'Moves focus to the search, unless the user is typing text.',
    Tab: 'Moves focus from the logo through the search and the menus to the account menu. If a menu is open, moves focus through its links.',
    'Enter, Space': 'Open or close a menu.',
    'Left, Right': 'Move focus to the previous or next menu. On right-to-left pages, the keys are mirrored.',
    Down: 'Opens the menu and moves focus to its first link.',
    Up: 'Moves focus to the previous link. On the first link, moves focus to the menu’s button.',
    'Home, End': 'Move focus to the first or last item of the row or of the open menu.',
    Escape: 'Closes the menu and returns focus to its button.',
  },
  usage: {
    when: ['Once, at the start of each page.'],
    whenNot: [
      'If links could distract users, for example in a checkout, set `variant="minimal"`.',
      'For only the search, use `<auction-search>`.',
      'The header doesn’t contain a skip link. Add a link to the main content before the header.',
    ],
  },
  examples: [
    {
      title: 'Default',
      html: `<auction-header></auction-header>`,
    },
    {
      title: 'JSON configuration, signed in',
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
      title: 'Slotted content',
      html: `<auction-header>
  <p slot="banner">Pickup in Omaha closes at noon. <a href="/pickup">Directions</a></p>
  <a slot="tools-end" href="/consign" style="color: inherit">Consign</a>
  <a slot="menu-end" href="/consign" style="display: block; padding: 16px">Consign</a>
</auction-header>`,
    },
    {
      title: 'Utility links and language menu',
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
      title: 'Custom colors',
      html: `<auction-header
  style="--auction-color-top: #0b3d2e; --auction-color-top-accent: #f2c14e"
></auction-header>`,
    },
  ],
};
