import * as v from 'valibot';
import { ownOnly } from '../core/ownOnly.ts';

/**
 * What a page may configure. The one source: the types come from it and the published JSON Schema is written from it.
 * Loaded only on pages that configure anything.
 */

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const link = v.strictObject({ label: text, href: text });
const links = v.array(link);

const subGroup = v.strictObject({
  label: text,
  links,
  /** Left out, it is "All {label}" under the group's own path. */
  all: v.optional(link),
});

const category = v.strictObject({
  label: text,
  /** Left out, it is `/for-sale/{slug of the label}`. */
  href: v.optional(text),
  /** Both left out, a group with the slug of a built-in one has that one's content; any other is a plain link. */
  subGroups: v.optional(v.array(subGroup)),
  popular: v.optional(links),
});

export const configSchema = v.strictObject({
  /** JSON editors point to their schema with it. */
  $schema: v.optional(v.string()),
  productName: v.optional(text),
  links: v.optional(
    v.partial(
      v.strictObject({
        home: text,
        signIn: text,
        signOut: text,
        signOutRedirect: text,
        watchlist: text,
        myProduct: text,
        searchResults: text,
        accessibility: text,
      }),
    ),
  ),
  browse: v.optional(links),
  about: v.optional(links),
  /** Account links of small screens between My {product} and Sign Out. */
  bidder: v.optional(links),
  categories: v.optional(v.array(category)),
  /** The footer's groups, in their order. */
  footer: v.optional(v.array(v.strictObject({ label: text, links }))),
  /** Addresses by network; those that are left out are not shown. */
  social: v.optional(
    v.partial(
      v.strictObject({ facebook: text, twitter: text, instagram: text, linkedin: text, youtube: text }),
    ),
  ),
  endpoints: v.optional(v.partial(v.strictObject({ logout: text, suggestions: text, newsletter: text }))),
  cookies: v.optional(v.partial(v.strictObject({ auth: text, guid: text, displayName: text, userId: text }))),
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
  const result = v.safeParse(configSchema, input);
  if (result.success) return { config: ownOnly(result.output) };
  const errors = result.issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '(top level)',
    message: issue.message,
  }));
  return { errors };
}
