import * as v from 'valibot';
import { ownOnly } from '../core/ownOnly.ts';
import { salvage, type SchemaError } from './salvageConfig.ts';

/**
 * What a page may configure. The one source: the types come from it and the published JSON Schema is written from it.
 * Loaded only on pages that configure anything.
 */

/** Valibot asks entries for all names that they have, those of `Object.prototype` too. */
const strictObject = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(Object.setPrototypeOf(entries, null) as T);

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const optionalText = v.optional(text);
const optionalTexts = <Name extends string>(...names: Name[]) =>
  v.optional(
    strictObject(
      Object.fromEntries(names.map((name) => [name, optionalText])) as Record<Name, typeof optionalText>,
    ),
  );

const link = strictObject({ label: text, href: text });
const links = v.array(link);

const optionalCount = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** `count` is shown beside the label: of messages, invoices, events. */
const menuLinks = v.array(
  strictObject({
    label: text,
    href: text,
    count: optionalCount,
  }),
);

const subGroup = strictObject({
  label: text,
  links,
  /** Left out, its label is the text `all` with that of the group, "All {label}" in English, and its address the group's own path. */
  all: v.optional(strictObject({ label: optionalText, href: text })),
});

const size = v.pipe(v.number(), v.integer(), v.minValue(1));

const promotion = strictObject({
  /** Its own width and height in px, so that nothing moves when it comes; `alt` for what the text does not say. */
  image: strictObject({ src: text, width: size, height: size, alt: v.optional(v.string()) }),
  text,
  href: text,
});

const category = strictObject({
  label: text,
  /** Left out, it is `/for-sale/{slug of the label}`. */
  href: optionalText,
  /** Both left out, a group with the slug of a built-in one has that one's content; any other is a plain link. */
  subGroups: v.optional(v.array(subGroup)),
  popular: v.optional(links),
  /** A picture with a text that leads to a page, in the panel of the category. */
  promotion: v.optional(promotion),
});

export const configSchema = strictObject({
  /** JSON editors point to their schema with it. */
  $schema: v.optional(v.string()),
  productName: optionalText,
  links: optionalTexts(
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
    v.array(strictObject({ label: text, href: text, icon: optionalText, count: optionalCount })),
  ),
  /** A menu of the languages that the site is in: `lang` is a BCP 47 tag; that of the page is the current one. */
  languages: v.optional(v.array(strictObject({ label: text, lang: text, href: text }))),
  categories: v.optional(v.array(category)),
  /** The footer's groups, in their order. */
  footer: v.optional(v.array(strictObject({ label: text, links }))),
  /** Addresses by network; those that are left out are not shown. */
  social: optionalTexts('facebook', 'twitter', 'instagram', 'linkedin', 'youtube'),
  endpoints: optionalTexts('logout', 'suggestions', 'newsletter'),
  cookies: optionalTexts('auth', 'guid', 'displayName', 'userId'),
});

export type { SchemaError };

export type SiteConfig = v.InferOutput<typeof configSchema>;

/** Takes the entries that the schema accepts, and names all others. Never throws. */
export function salvageConfig(input: unknown): { config: SiteConfig; errors: readonly SchemaError[] } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return {
      config: ownOnly({}),
      errors: [
        {
          path: '(top level)',
          message: Array.isArray(input) ? 'must be an object, not a list.' : 'must be an object in braces.',
        },
      ],
    };
  const { data, errors } = salvage(configSchema, input);
  return { config: data ?? ownOnly({}), errors };
}

/** The configuration, or its errors. Never throws. */
export function parseConfig(input: unknown): { config: SiteConfig } | { errors: readonly SchemaError[] } {
  const { config, errors } = salvageConfig(input);
  return errors.length > 0 ? { errors } : { config };
}
