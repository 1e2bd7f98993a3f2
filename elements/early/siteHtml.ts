import { maxNameLength } from '../../src/site/config/site.ts';
import { formatMessage, type MessageTable } from '../../src/site/core/texts.ts';
import type { Labels } from '../../src/site/core/siteLanguage.ts';

/** The prerendered HTML of a site, which a script inserts before React has loaded. Tokens are placeholders for values of the page. */
export interface SiteHtml {
  /** Styles of the shadow roots. */
  css: string;
  /** HTML of the shadow roots, by element name. */
  roots: Readonly<Record<string, readonly Piece[]>>;
  /** Start of each token. No string of the site contains it. */
  prefix: string;
  /** Configuration of the site, for hydration. `null` for the default configuration. */
  config: unknown;
  productName: string;
  /** Default messages that the HTML contains, by name. */
  messages: Readonly<Record<string, string>>;
  /** Whether the HTML contains built-in labels, which depend on the language. */
  hasLabels: boolean;
}

/** HTML, or two alternatives. */
export type Piece = string | Choice;

/** Two alternatives. `pieces` applies if the condition is true. */
export interface Choice {
  condition: Condition;
  pieces: readonly Piece[];
  others: readonly Piece[];
}

/** A condition for HTML: the user is signed in, the page has its own logo, or the header is minimal. */
export type Condition = 'bidder' | 'logo' | 'minimal';

/** Returns the tokens by name. They consist of letters and digits, which are the same in text, attributes, and URLs. */
export const createTokens = (prefix: string) =>
  ({
    /** URL tokens, which are paths because the renderer parses URLs. */
    returnAddress: `/${prefix}r`,
    logo: `/${prefix}l`,
    year: `${prefix}y`,
    /** Start of a built-in label, which ends with `end`. */
    label: `${prefix}t`,
    /** Start of the built-in label of a link, whose URL ends with the slug of the label. The token is between the URL's path and the label. */
    linkLabel: `${prefix}u`,
    /** Product name that is longer than `maxNameLength`, so that the logo has `longAttribute`. */
    productName: `${prefix}p`.padEnd(maxNameLength + 1, 'p'),
    /** Message tokens. A message is `start`, then name and values with `separator` in between, then `end`. */
    start: `${prefix}s`,
    separator: `${prefix}x`,
    end: `${prefix}e`,
  }) as const;

/** The attribute of the logo if the product name is long, and the end of its tag. */
const longAttribute = ' data-long="true">';

/** Returns the names of the placeholders in a message. */
export const getValueNames = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes text and attribute values like React does. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);

export interface SiteValues {
  isTrue: Readonly<Record<Condition, boolean>>;
  /** Messages of the page, by name. */
  messages: MessageTable;
  /** Translations of the built-in labels, by English label. */
  labels: Labels | undefined;
  productName: string;
  baseUrl: string;
  logo: string;
  returnAddress: string;
  year: number;
}

/** Fills the HTML of a shadow root. All values are escaped. */
export function fillHtml(site: SiteHtml, pieces: readonly Piece[], values: SiteValues): string {
  const tokens = createTokens(site.prefix);
  const name = escapeHtml(values.productName);
  const long = values.productName.length > maxNameLength ? longAttribute : '>';
  const html = joinPieces(pieces, values.isTrue);
  const baseUrl = escapeHtml(values.baseUrl);
  // The logo of the page is a complete URL.
  const rootRelativeUrl = new RegExp(` (href|action|src)="(?=/(?!/))(?!${tokens.logo})`, 'g');
  const locatedHtml = baseUrl ? html.replaceAll(rootRelativeUrl, (start) => start + baseUrl) : html;
  const replacements: readonly (readonly [token: string, text: string])[] = [
    [tokens.logo, escapeHtml(values.logo)],
    [encodeURIComponent(tokens.returnAddress), escapeHtml(encodeURIComponent(values.returnAddress))],
    [tokens.year, String(values.year)],
    // The product name is last, because it may contain the text of a token.
    [longAttribute + tokens.productName, long + name],
    [tokens.productName, name],
  ];
  return replacements.reduce(
    (filledHtml, [token, text]) => filledHtml.replaceAll(token, () => text),
    fillMessages(fillLabels(locatedHtml, site, values), site, values),
  );
}

/** Joins pieces to HTML. Conditions select the alternatives. */
export const joinPieces = (pieces: readonly Piece[], isTrue: Partial<SiteValues['isTrue']>): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : joinPieces(isTrue[piece.condition] ? piece.pieces : piece.others, isTrue),
    )
    .join('');

/** Returns the same slug as `slugify()` for most labels, with less code. */
export const toSlug = (label: string): string => label.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Replaces the tokens of labels, and completes the URLs of links that end with the slug of the label. */
function fillLabels(html: string, { prefix }: SiteHtml, { labels }: SiteValues): string {
  const { label: start, linkLabel, end } = createTokens(prefix);
  return html.replaceAll(
    new RegExp(`(${start}|${linkLabel})(.*?)${end}`, 'g'),
    (_, token: string, label: string) =>
      (token === linkLabel ? `${toSlug(label)}">` : '') + (labels ? translate(label, labels) : label),
  );
}

/** Translates a label, as HTML. */
function translate(html: string, labels: Labels): string {
  const label = html.replace('&amp;', '&');
  return escapeHtml(labels[label] ?? label);
}

/** Replaces the tokens of messages. The values of a message may contain messages, which are replaced first. */
function fillMessages(
  html: string,
  { prefix, messages }: SiteHtml,
  { messages: pageMessages }: SiteValues,
): string {
  const { start, separator, end } = createTokens(prefix);
  const innermostMessage = new RegExp(`${start}((?:(?!${start}).)*?)${end}`, 'gs');
  const format = (_: string, message: string): string => {
    const [name, ...values] = message.split(separator);
    const defaultMessage = messages[name!]!;
    const text = pageMessages[name!] as string;
    // A message of the page could contain a token.
    const escaped = escapeHtml(text === defaultMessage ? text : text.replaceAll(prefix, ' '));
    return formatMessage(
      escaped,
      Object.fromEntries(
        getValueNames(defaultMessage).map((valueName, index) => [valueName, values[index]!]),
      ),
    );
  };
  let previousHtml = '';
  let filledHtml = html;
  while (filledHtml !== previousHtml) {
    previousHtml = filledHtml;
    filledHtml = filledHtml.replaceAll(innermostMessage, format);
  }
  return filledHtml;
}
