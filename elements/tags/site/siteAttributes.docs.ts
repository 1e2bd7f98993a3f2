/** Docs of the attributes that all elements of the site share. */
export const siteAttributeDocs = {
  'product-name': {
    default: 'Auctions',
    description:
      'The name of the product. It’s shown in text such as “My {product}”, and is the accessible name of the logo.',
  },
  'base-url': {
    description:
      'The prefix of all root-relative links and requests: a path such as `/shop`, or an `http:` or `https:` URL. If omitted, links and requests go to the root of the page’s origin.',
  },
  config: {
    type: 'SiteConfig',
    description:
      'The site configuration, as a JSON object: links, menus, categories, endpoints, and cookie names that replace the defaults. `site-config.schema.json` describes all keys. An empty list removes its menu. You can also put the JSON in a `<script type="application/json">` child, which you can insert or change at any time. The property takes precedence over the attribute, and the attribute over the child. Invalid entries are ignored, and a warning in the console lists them.',
  },
  'config-src': {
    description:
      'The URL of the site configuration. The URL is requested once for all elements on the page. Ignored if `config` is set.',
  },
  messages: {
    type: 'Partial<Messages>',
    description:
      'Strings that replace the default strings, as a JSON object. Strings that you omit keep their defaults.',
  },
  locale: {
    description:
      'The language of text and numbers, as a BCP 47 language tag such as `de` or `en-CA`. Defaults to the nearest `lang` attribute, on the element or around it, and follows its changes. Translations are available in Arabic, Brazilian Portuguese, Dutch, English, French, German, Italian, Japanese, Polish, Simplified Chinese, Spanish, and Swedish. In other languages, text is in English. Without `lang`, defaults to the browser’s language.',
  },
} as const;

export const newsletterEventDocs = {
  'auction-subscribe': {
    detail: '{ emailAddress: string }',
    description:
      'Fired when the user submits a valid email address. To prevent the request to the server, call `preventDefault()`.',
  },
} as const;

export const newsletterPartDocs = {
  newsletter: 'The newsletter form.',
  'newsletter-input': 'The input for the email address.',
  'newsletter-button': 'The Subscribe button.',
} as const;

export const searchAttributeDocs = {
  'search-term': {
    description:
      'The initial search term. Users can edit it. Changing the attribute replaces the typed text. If omitted, the search shows the query parameter `searchTerm` on the results page, and is empty on other pages. The initial term doesn’t request suggestions.',
  },
  'search-shortcut': {
    description:
      'Set `off` or an empty string to turn off the keyboard shortcut of the search. By default, the `/` key moves focus to the search, unless the user is typing text or a modal dialog is open. On a page with several searches, the shortcut is for the search of the header.',
  },
  'recent-searches': {
    description:
      'Whether the browser stores the five most recent search terms of the user in `localStorage`. `on` stores submitted terms, and shows them when the empty search receives focus. Users can remove single terms or all terms. `off` removes stored terms, for example after the user has withdrawn consent. If omitted, nothing is stored.',
  },
} as const;

export const searchEventDocs = {
  'auction-search': {
    detail: '{ term: string; href: string }',
    description:
      'Fired when the user submits a search term. `detail.href` is the URL of the search results. To prevent the navigation, call `preventDefault()`.',
  },
  'auction-suggestion-select': {
    detail:
      '{ suggestion: { name: string; count?: number; href: string; image?: string; price?: string | number; currency?: string; endTime?: string }; term: string }',
    description:
      'Fired when the user selects a suggestion. To prevent the navigation, call `preventDefault()`.',
  },
} as const;

export const searchPartDocs = {
  search: 'The search form.',
  'search-input': 'The search input.',
  'search-button': 'The Search button.',
  'clear-button': 'The button that clears the search input.',
  suggestions: 'The list of suggestions below the input.',
} as const;
