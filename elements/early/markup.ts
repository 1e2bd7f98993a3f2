import { longestName } from '../../src/site/core/longestName.ts';

/**
 * Prerendered tags as data, which a script inserts by DOM calls before React has come: HTML would need a Trusted Types policy. What only
 * the page knows stands in it as placeholders.
 */
export interface Markup {
  /** The rules of the shadow roots. */
  css: string;
  /** What the shadow roots show, by the names of the tags. */
  trees: Readonly<Record<string, MarkupElement>>;
  /** The element that they hold besides, whose children open later: JSON, which is parsed after the first frame. */
  hidden: Readonly<Record<string, string>>;
  /** The pictures in the trees, each once: a clone is made faster than another. */
  icons: readonly MarkupElement[];
  /** The site's configuration, for hydration; `null` for the built-in site. */
  config: unknown;
  productName: string;
  /** The built-in texts that stand in the trees. */
  messages: Readonly<Record<string, string>>;
}

/** A text, an element, one of two lists of nodes, or the index of an icon. */
export type MarkupNode = string | MarkupElement | MarkupChoice | number;

export type MarkupElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly MarkupNode[],
];

/** `nodes` where the condition holds: somebody is signed in, the page has a logo of its own, the header is a minimal one; else `others`. */
export interface MarkupChoice {
  readonly condition: MarkupCondition;
  readonly nodes: readonly MarkupNode[];
  readonly others: readonly MarkupNode[];
}

export type MarkupCondition = 'bidder' | 'logo' | 'minimal';

export const isElement = (node: MarkupNode): node is MarkupElement => Array.isArray(node);

/**
 * What stands for the values that a page gives: made of characters that Unicode keeps from all text. Addresses are paths, so that they pass
 * the URL filter.
 */
export const placeholders = {
  /** Is parsed as an address, which would encode other characters. */
  returnAddress: '/AUCTION_RETURN_ADDRESS',
  baseUrl: '/\uFDD5',
  logo: '/\uFDD6',
  /** At the end of a link's address: the slug of its own text. */
  slug: '/\uFDD7',
  year: '\uFDD8',
  productName: '\uFDD9'.repeat(longestName + 1),
  /** In an attribute that only a name has that is longer than the logo shows in its usual size. */
  longName: '\uFDDA',
} as const;

/** Around the name of a message, and between the values that are filled into it. */
const [start, middle, separator, end] = ['\uFDD0', '\uFDD1', '\uFDD2', '\uFDD3'] as const;

/** The names of the values that a text is filled with. */
export const getPlaceNames = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** What stands for a message, with the places that its text has. */
export const createMessagePlaceholder = (name: string, text: string): string =>
  start +
  name +
  middle +
  getPlaceNames(text)
    .map((each) => `{${each}}`)
    .join(separator) +
  end;

/** A page's text without the characters of placeholders, which would be taken for some. */
export const removeReserved = (text: string): string => text.replaceAll(/[\uFDD0-\uFDEF]/g, '');

export const hasMessage = (text: string): boolean => text.includes(start);

/**
 * Replaces the placeholders of messages, the inner ones first. Without a regular expression: in a new page, to compile one takes as long as some hundred
 * searches for a text.
 */
export function replaceMessages(
  text: string,
  format: (name: string, values: readonly string[]) => string,
): string {
  let result = text;
  for (;;) {
    const last = result.indexOf(end);
    if (last === -1) return result;
    const first = result.lastIndexOf(start, last);
    const [name, values] = result.slice(first + 1, last).split(middle);
    result = result.slice(0, first) + format(name!, values!.split(separator)) + result.slice(last + 1);
  }
}
