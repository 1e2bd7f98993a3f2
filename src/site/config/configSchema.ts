import * as v from 'valibot';
import { filterUrl, type UrlKind } from '../core/urls.ts';

/**
 * What a page may configure. The one source: the types come from it and the published JSON Schema is written from it.
 * Loaded only on pages that configure anything.
 */

/** Messages say what a value must be; parseConfig.ts makes sentences of them. */
const text = v.pipe(v.string('text in quotes'), v.trim(), v.nonEmpty('text in quotes'));

const optionalText = v.optional(text);

/** A URL that the filter accepts. */
const createUrl = (kind: UrlKind, message: string) =>
  v.pipe(
    text,
    v.check((url) => filterUrl(url, kind) !== undefined, message),
  );

const linkUrl = createUrl('link', 'an http(s), mailto, or tel URL, or a path');
const webUrl = createUrl('web', 'an http(s) URL or a path');

const optionalEntries = <Name extends string, Schema extends v.GenericSchema>(
  schema: Schema,
  ...names: Name[]
) =>
  v.optional(
    v.strictObject(
      Object.fromEntries(names.map((name) => [name, v.optional(schema)])) as Record<
        Name,
        v.OptionalSchema<Schema, undefined>
      >,
    ),
  );

const link = v.strictObject({ label: text, href: linkUrl });
const links = v.array(link);

/** A whole number, from a smallest one on. */
const wholeNumber = (min: number) => {
  const message = `a whole number, ${min} or more`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message));
};

const optionalCount = v.optional(wholeNumber(0));

/** `count` is shown beside the label: of messages, invoices, events. */
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
  /** Left out, its label is the text `all` with that of the group, "All {label}" in English, and its address the group's own path. */
  all: v.optional(v.strictObject({ label: optionalText, href: linkUrl })),
});

const size = wholeNumber(1);

const promotion = v.strictObject({
  /** Its own width and height in px, so that nothing moves when it comes; `alt` for what the text does not say. */
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
  /** Left out, it is `/for-sale/{slug of the label}`. */
  href: v.optional(linkUrl),
  /** Both left out, a group with the slug of a built-in one has that one's content; any other is a plain link. */
  subGroups: v.optional(v.array(subGroup)),
  popular: v.optional(links),
  /** A picture with a text that leads to a page, in the panel of the category. */
  promotion: v.optional(promotion),
});

export const configSchema = v.strictObject({
  /** JSON editors point to their schema with it. */
  $schema: v.optional(v.string('text in quotes')),
  productName: optionalText,
  links: optionalEntries(
    linkUrl,
    'home',
    'signIn',
    'signOut',
    'signOutRedirect',
    'watchlist',
    'myProduct',
    'searchResults',
    'accessibility',
  ),
  browse: v.optional(menuLinks),
  about: v.optional(menuLinks),
  /** Account links of small screens between My {product} and Sign Out. */
  bidder: v.optional(menuLinks),
  /** Links in the top row, before the account, and in the mobile menu. `icon` is the address of a picture, shown on a square of 20 px in the top row. */
  tools: v.optional(
    v.array(v.strictObject({ label: text, href: linkUrl, icon: v.optional(webUrl), count: optionalCount })),
  ),
  /** A menu of the languages that the site is in: `lang` is a BCP 47 tag; that of the page is the current one. */
  languages: v.optional(v.array(v.strictObject({ label: text, lang: text, href: linkUrl }))),
  categories: v.optional(v.array(category)),
  /** The footer's groups, in their order. */
  footer: v.optional(v.array(v.strictObject({ label: text, links }))),
  /** Addresses by network; those that are left out are not shown. */
  social: optionalEntries(linkUrl, 'facebook', 'twitter', 'instagram', 'linkedin', 'youtube'),
  endpoints: optionalEntries(webUrl, 'logout', 'suggestions', 'newsletter'),
  cookies: optionalEntries(text, 'auth', 'guid', 'displayName', 'userId'),
});

export type SiteConfig = v.InferOutput<typeof configSchema>;
