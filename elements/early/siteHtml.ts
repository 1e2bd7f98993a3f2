import { longestName } from '../../src/site/config/site.ts';
import { fill, type Texts } from '../../src/site/core/texts.ts';

/** Prerendered HTML of a site, which a script inserts before React has loaded. Tokens stand for values that depend on the page. */
export interface SiteHtml {
  /** Styles of the shadow roots. */
  css: string;
  /** HTML of the shadow roots, by the name of the element. */
  roots: Readonly<Record<string, readonly Piece[]>>;
  /** Start of each token. No string of the site contains it. */
  prefix: string;
  /** The site's configuration, for hydration. `null` for the built-in site. */
  config: unknown;
  productName: string;
  /** Built-in strings that the HTML contains, by name. */
  messages: Readonly<Record<string, string>>;
}

/** HTML, or two alternatives. */
export type Piece = string | Choice;

/** `pieces` if the condition is true, else `others`. */
export interface Choice {
  condition: Condition;
  pieces: readonly Piece[];
  others: readonly Piece[];
}

/** The user is signed in, the page has its own logo, or the header is minimal. */
export type Condition = 'bidder' | 'logo' | 'minimal';

/** Tokens by name. They consist of letters and digits, so that they are the same in text, attributes, and URLs. */
export const createTokens = (prefix: string) =>
  ({
    /** Paths, because URLs are parsed. */
    returnAddress: `/${prefix}r`,
    baseUrl: `/${prefix}b`,
    logo: `/${prefix}l`,
    year: `${prefix}y`,
    /** Longer than a name that the logo shows in its usual size. */
    productName: `${prefix}p`.padEnd(longestName + 1, 'p'),
    /** A message is `start`, its name and its values with `separator` between them, and `end`. */
    start: `${prefix}s`,
    separator: `${prefix}x`,
    end: `${prefix}e`,
  }) as const;

/** Attribute of the logo if the product name is long. */
const longAttribute = ' data-long="true">';

/** Returns the names of the values in a message. */
export const getValueNames = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes text and attribute values as React does. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);

export interface SiteValues {
  isTrue: Readonly<Record<Condition, boolean>>;
  /** Strings of the page, by name. */
  messages: Texts;
  productName: string;
  baseUrl: string;
  logo: string;
  returnAddress: string;
  year: number;
}

/** Fills the HTML of one shadow root. All values are escaped. */
export function fillHtml(site: SiteHtml, pieces: readonly Piece[], values: SiteValues): string {
  const tokens = createTokens(site.prefix);
  const name = escapeHtml(values.productName);
  const long = values.productName.length > longestName ? longAttribute : '>';
  // From first to last: the logo has its own URL instead of a path of the site.
  const replacements: readonly (readonly [token: string, text: string])[] = [
    [tokens.baseUrl + tokens.logo, escapeHtml(values.logo)],
    [tokens.baseUrl, escapeHtml(values.baseUrl)],
    [encodeURIComponent(tokens.returnAddress), escapeHtml(encodeURIComponent(values.returnAddress))],
    [tokens.year, String(values.year)],
    // The only text of the page, so that nothing in it is taken for a token.
    [longAttribute + tokens.productName, long + name],
    [tokens.productName, name],
  ];
  return replacements.reduce(
    (html, [token, text]) => html.replaceAll(token, () => text),
    fillMessages(joinPieces(pieces, values.isTrue), site, values.messages),
  );
}

/** Joins pieces to HTML, with the alternatives that the conditions choose. */
export const joinPieces = (pieces: readonly Piece[], isTrue: Partial<SiteValues['isTrue']>): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : joinPieces(isTrue[piece.condition] ? piece.pieces : piece.others, isTrue),
    )
    .join('');

/** Replaces the tokens of messages. The values of a message may contain messages, which are replaced first. */
function fillMessages(html: string, { prefix, messages }: SiteHtml, own: Texts): string {
  const { start, separator, end } = createTokens(prefix);
  const innermost = new RegExp(`${start}((?:(?!${start}).)*?)${end}`, 'gs');
  const format = (_: string, message: string): string => {
    const [name, ...values] = message.split(separator);
    const builtIn = messages[name!]!;
    const text = own[name!] as string;
    // A string of the page could contain a token.
    const escaped = escapeHtml(text === builtIn ? text : text.replaceAll(prefix, ' '));
    return fill(
      escaped,
      Object.fromEntries(getValueNames(builtIn).map((each, index) => [each, values[index]!])),
    );
  };
  let before = '';
  let filled = html;
  while (filled !== before) {
    before = filled;
    filled = filled.replaceAll(innermost, format);
  }
  return filled;
}
