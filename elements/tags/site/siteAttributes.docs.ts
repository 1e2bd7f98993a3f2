/** Docs of what every tag that shows a part of the site takes. */
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
      'Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. A list without entries leaves its menu out.',
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
      'BCP 47 language tag, such as `de` or `en-CA`, by which numbers are formatted. The default is the language of the browser.',
  },
} as const;
