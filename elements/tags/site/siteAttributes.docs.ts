/** Docs of what every tag that shows a part of the site takes. */
export const siteAttributeDocs = {
  'product-name': { default: 'Auctions', description: 'Fills “My {product}” and names the logo.' },
  'base-url': { description: 'Prefix of every root-relative link and call: a path or an http(s) address.' },
  config: {
    type: 'SiteConfig',
    description:
      'Links, menus, categories, endpoints and cookie names that replace the built-in ones. Also as a `<script type="application/json">` child, whenever it is inserted or changed; property and attribute win over it.',
  },
  'config-src': {
    description: 'Address of the configuration; fetched once for all tags of a page. `config` wins over it.',
  },
  messages: { type: 'Partial<Messages>', description: 'Texts that replace the built-in ones, by name.' },
  locale: { description: 'BCP 47 tag for numbers; the browser’s own by default.' },
} as const;
