import * as v from 'valibot';
import { ownOnly } from '../core/ownOnly.ts';

/**
 * What a page may configure. The one source: the types come from it and the published JSON Schema is written from it.
 * Loaded only on pages that configure anything.
 */

/** Valibot asks entries for all names that they have, those of `Object.prototype` too. */
const strictObject = <T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(Object.setPrototypeOf(entries, null) as T);

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const link = strictObject({ label: text, href: text });
const links = v.array(link);

const subGroup = strictObject({
  label: text,
  links,
  /** Left out, it is "All {label}" under the group's own path. */
  all: v.optional(link),
});

const category = strictObject({
  label: text,
  /** Left out, it is `/for-sale/{slug of the label}`. */
  href: v.optional(text),
  /** Both left out, a group with the slug of a built-in one has that one's content; any other is a plain link. */
  subGroups: v.optional(v.array(subGroup)),
  popular: v.optional(links),
});

export const configSchema = strictObject({
  /** JSON editors point to their schema with it. */
  $schema: v.optional(v.string()),
  productName: v.optional(text),
  links: v.optional(
    strictObject({
      home: v.optional(text),
      signIn: v.optional(text),
      signOut: v.optional(text),
      signOutRedirect: v.optional(text),
      watchlist: v.optional(text),
      myProduct: v.optional(text),
      searchResults: v.optional(text),
      accessibility: v.optional(text),
    }),
  ),
  browse: v.optional(links),
  about: v.optional(links),
  /** Account links of small screens between My {product} and Sign Out. */
  bidder: v.optional(links),
  categories: v.optional(v.array(category)),
  /** The footer's groups, in their order. */
  footer: v.optional(v.array(strictObject({ label: text, links }))),
  /** Addresses by network; those that are left out are not shown. */
  social: v.optional(
    strictObject({
      facebook: v.optional(text),
      twitter: v.optional(text),
      instagram: v.optional(text),
      linkedin: v.optional(text),
      youtube: v.optional(text),
    }),
  ),
  endpoints: v.optional(
    strictObject({ logout: v.optional(text), suggestions: v.optional(text), newsletter: v.optional(text) }),
  ),
  cookies: v.optional(
    strictObject({
      auth: v.optional(text),
      guid: v.optional(text),
      displayName: v.optional(text),
      userId: v.optional(text),
    }),
  ),
});

export type SiteConfig = v.InferOutput<typeof configSchema>;

export interface SchemaError {
  /** Where in the JSON, like `categories.2.label`. */
  path: string;
  message: string;
}

/** The configuration, or what is wrong with it. Never throws. */
export function parseConfig(input: unknown): { config: SiteConfig } | { errors: SchemaError[] } {
  if (Array.isArray(input))
    return { errors: [{ path: '(top level)', message: 'must be an object, not a list' }] };
  const result = v.safeParse(configSchema, ownOnly(input));
  if (result.success) return { config: ownOnly(result.output) };
  const errors = result.issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '(top level)',
    message: issue.message,
  }));
  return { errors };
}
