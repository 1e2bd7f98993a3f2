import * as v from 'valibot';
import { filterUrl, type UrlKind } from '../core/urls.ts';

/** Schema of the site configuration. The types and the published JSON Schema derive from it. Only pages with a configuration load it. */

/** Schema of strings. The error messages describe the expected value, and `parseConfig()` completes the sentence. */
const text = v.pipe(v.string('text in quotes'), v.trim(), v.nonEmpty('text in quotes'));

const optionalText = v.optional(text);

/** Returns a schema of URLs that `filterUrl()` accepts. */
const createUrl = (kind: UrlKind, message: string) =>
  v.pipe(
    text,
    v.check((url) => filterUrl(url, kind) !== undefined, message),
  );

const linkMessage = 'an http(s), mailto, or tel URL, or a path';
const webMessage = 'an http(s) URL or a path';
const linkUrl = createUrl('link', linkMessage);
const webUrl = createUrl('web', webMessage);

/** Returns a schema that accepts `false`, for features that a site leaves out. */
const orFalse = (kind: UrlKind, message: string) =>
  v.union([v.literal(false), createUrl(kind, `${message}, or false`)], `${message}, or false`);

const optionalEntries = <Name extends string, Schema extends v.GenericSchema>(
  schema: Schema,
  ...names: Name[]
) =>
  Object.fromEntries(names.map((name) => [name, v.optional(schema)])) as Record<
    Name,
    v.OptionalSchema<Schema, undefined>
  >;

const optionalObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.strictObject(entries));

const link = v.strictObject({ label: text, href: linkUrl });
const links = v.array(link);

/** Returns a schema of whole numbers of `min` or more. */
const wholeNumber = (min: number) => {
  const message = `a whole number, ${min} or more`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message));
};

const optionalCount = v.optional(wholeNumber(0));

/** Links of a menu. `count` is shown next to the label, such as the number of messages or invoices. */
const menuLinks = v.array(
  v.strictObject({
    label: text,
    href: linkUrl,
    count: optionalCount,
  }),
);

const subGroup = v.strictObject({
  label: text,
  links,
  /** Link to the entire group. By default, the label is the message `all`, "All {title}" in English, and the URL is the path of the group. */
  all: v.optional(v.strictObject({ label: optionalText, href: linkUrl })),
});

const size = wholeNumber(1);

const promotion = v.strictObject({
  /** Image with its intrinsic size in px, which prevents layout shift. `alt` describes content that the text doesn't mention. */
  image: v.strictObject({
    src: webUrl,
    width: size,
    height: size,
    alt: v.optional(v.string('text in quotes')),
  }),
  text,
  href: linkUrl,
});

const category = v.strictObject({
  label: text,
  /** URL of the category. Defaults to `/for-sale/{slug of the label}`. */
  href: v.optional(linkUrl),
  /** Menu groups. If `subGroups` and `popular` are omitted, the built-in content for the slug is used, or the category is a plain link. */
  subGroups: v.optional(v.array(subGroup)),
  popular: v.optional(links),
  /** Image and text with a link, in the panel of the category. */
  promotion: v.optional(promotion),
});

export const configSchema = v.strictObject({
  /** URL of the JSON Schema, for editors. */
  $schema: v.optional(v.string('text in quotes')),
  productName: optionalText,
  links: optionalObject({
    ...optionalEntries(linkUrl, 'home', 'signIn', 'signOut', 'signOutRedirect'),
    watchlist: v.optional(orFalse('link', linkMessage)),
    ...optionalEntries(linkUrl, 'myProduct', 'searchResults', 'accessibility'),
  }),
  /** URLs of the default links to help, company, and social pages. `baseUrl` precedes the names of the pages without an own URL. */
  help: optionalObject(
    optionalEntries(
      linkUrl,
      'baseUrl',
      'help',
      'buying',
      'selling',
      'about',
      'careers',
      'blog',
      'leadership',
      'newsroom',
      'trust',
      'group',
      'contact',
      'facebook',
      'twitter',
      'instagram',
      'linkedin',
      'youtube',
    ),
  ),
  browse: v.optional(menuLinks),
  about: v.optional(menuLinks),
  /** Account links on small screens, between My {product} and Sign Out. */
  bidder: v.optional(menuLinks),
  /** Links in the top row before the account, and in the mobile menu. `icon` is the URL of an image, shown at 20 × 20 px in the top row. */
  tools: v.optional(
    v.array(v.strictObject({ label: text, href: linkUrl, icon: v.optional(webUrl), count: optionalCount })),
  ),
  /** Language menu. `lang` is a BCP 47 tag. The item that best matches the page's language is current. */
  languages: v.optional(v.array(v.strictObject({ label: text, lang: text, href: linkUrl }))),
  categories: v.optional(v.array(category)),
  /** Link groups of the footer, in display order. */
  footer: v.optional(v.array(v.strictObject({ label: text, links }))),
  /** URLs by network. Omitted networks aren't shown. */
  social: optionalObject(optionalEntries(linkUrl, 'facebook', 'twitter', 'instagram', 'linkedin', 'youtube')),
  endpoints: optionalObject(
    optionalEntries(orFalse('web', webMessage), 'logout', 'suggestions', 'newsletter'),
  ),
  cookies: optionalObject(optionalEntries(text, 'auth', 'guid', 'displayName', 'userId')),
});

export type SiteConfig = v.InferOutput<typeof configSchema>;
