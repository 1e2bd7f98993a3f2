/** Docs of the attributes that all elements of the site share. */
export const siteAttributeDocs = {
  'product-name': {
    default: 'Auctions',
    description: 'The name of the product, which stands in texts such as “My {product}” and names the logo.',
  },
  'base-url': {
    description:
      'The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site.',
  },
  config: {
    type: 'SiteConfig',
    description:
      'Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. A list without entries leaves its menu out. Invalid entries are ignored, and a warning lists them.',
  },
  'config-src': {
    description:
      'The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given.',
  },
  messages: {
    type: 'Partial<Messages>',
    description:
      'Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text.',
  },
  locale: {
    description:
      'The language of texts and numbers: a BCP 47 language tag, such as `de` or `en-CA`. The default is the nearest `lang` attribute of the page, the element’s own included, and what the page makes of it later. There are texts in Arabic, Chinese (simplified), Dutch, English, French, German, Italian, Japanese, Polish, Portuguese (of Brazil), Spanish and Swedish; in all other languages they are English. Without any language, texts are English and numbers are those of the browser’s language.',
  },
} as const;

export const newsletterEventDocs = {
  'auction-subscribe': {
    detail: '{ emailAddress: string }',
    description:
      'Dispatched when the user submits a valid e-mail address. `preventDefault()` prevents the request to the server.',
  },
} as const;

export const newsletterPartDocs = {
  newsletter: 'The newsletter form.',
  'newsletter-input': 'The text input of the e-mail address.',
  'newsletter-button': 'The button that submits the address.',
} as const;

export const searchAttributeDocs = {
  'search-term': {
    description:
      'The term that the search shows at first; the user can change it. When the attribute changes, its term replaces what has been typed. Without it, the search shows on the page of results the value of the query parameter `searchTerm`, and is empty on other pages. No suggestions are shown for it.',
  },
} as const;

export const searchEventDocs = {
  'auction-search': {
    detail: '{ term: string; href: string }',
    description:
      'Dispatched when the user submits a search term. `preventDefault()` prevents the navigation to the results, whose URL is `detail.href`.',
  },
  'auction-suggestion-select': {
    detail: '{ suggestion: { name: string; count: number; href: string }; term: string }',
    description:
      'Dispatched when the user chooses a suggestion. `preventDefault()` prevents the navigation to it.',
  },
} as const;

export const searchPartDocs = {
  search: 'The search form.',
  'search-input': 'The text input of the search.',
  'search-button': 'The button that submits the search.',
  suggestions: 'The list of suggestions below the input.',
} as const;
