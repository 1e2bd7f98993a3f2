import { maxNameLength } from '../../../src/site/config/site.ts';
import { placeholderOrigin } from '../../../src/site/core/urls.ts';
import { escapeAttribute } from '../text/escape.ts';
import { addToLinks } from '../text/siteLinks.ts';
import { type FileKind, longAttribute, type TemplateLanguage } from './language.ts';
import { joinPieces, type Piece } from '../../early/siteHtml.ts';

/** Matches `<style>` and `<script>`, whose content isn't HTML. The content never contains the end tag. */
const rawTextElement = /(<style\b[^>]*>[^]*?<\/style>|<script\b[^>]*>[^]*?<\/script>)/;
const cssString = /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')/;

/** Escapes the characters that a template language would interpret. Browsers parse the same HTML, CSS, and JSON as before. */
function escapeReservedCharacters(html: string, reservedCharacters: RegExp): string {
  return html
    .split(rawTextElement)
    .map((text, index) => {
      if (index % 2 === 0)
        return text.replaceAll(reservedCharacters, (character) => `&#${character.charCodeAt(0)};`);
      const content = text.indexOf('>') + 1;
      return text.slice(0, content) + escape(text.slice(content));
    })
    .join('');

  function escape(text: string): string {
    return text.endsWith('</script>')
      ? text.replaceAll(reservedCharacters, (character) => String.raw`\u${toHex(character).padStart(4, '0')}`)
      : text
          .split(cssString)
          .map((css, index) =>
            css.replaceAll(reservedCharacters, (character) => {
              if (index % 2 === 1) return `\\${toHex(character)} `;
              return character === '@' ? '@@' : `${character} `;
            }),
          )
          .join('');
  }
}

const toHex = (character: string): string => character.charCodeAt(0).toString(16);

/** Placeholders in rendered HTML for values of each request. Expressions of the template language replace them. */
export const placeholders = {
  /** A path, because the value is parsed as a URL. */
  returnAddress: '/AUCTION_RETURN_ADDRESS',
  searchedTerm: 'AUCTION_SEARCHED_TERM',
  nonce: 'AUCTION_NONCE',
  year: 'AUCTION_YEAR',
  /** Longer than `maxNameLength`, so that the logo is rendered for a long name. */
  productName: 'AUCTION_PRODUCT_NAME',
  /** Value of the `session` attribute. All other differences between sessions are whole elements. */
  session: 'AUCTION_SESSION',
} as const;

interface Template {
  kind: FileKind;
  pieces: readonly Piece[];
  language: TemplateLanguage;
  /** Default product name. A page can override it. */
  productName: string;
  /** Values that replace the language's expressions. */
  overrides: Partial<Record<'returnAddress' | 'searchedTerm' | 'nonce' | 'year', string>>;
}

const longName = `${longAttribute}>${placeholders.productName}<`;

/** Formats a file in a template language. */
export function fillTemplate({ kind, pieces, language, productName, overrides }: Template): string {
  const { choose, start, end } = language;
  const values = { searchedTerm: '', ...language, ...overrides };
  const formatCurrent = (href: string) => {
    const path = getPath(href);
    return path === undefined ? '' : language.formatCurrent(path);
  };
  const fill = (html: string) =>
    addToLinks(escapeReservedCharacters(html, language.reservedCharacters), formatCurrent)
      .replaceAll(placeholders.session, () => language.session)
      .replaceAll(
        longName,
        () =>
          `${language.formatLongAttribute(productName.length > maxNameLength)}>${placeholders.productName}<`,
      )
      .replaceAll(encodeURIComponent(placeholders.returnAddress), () => values.returnAddress)
      .replaceAll(placeholders.searchedTerm, () => values.searchedTerm)
      .replaceAll(placeholders.nonce, () => values.nonce)
      .replaceAll(placeholders.year, () => values.year)
      .replaceAll(placeholders.productName, () =>
        language.formatProductName(
          escapeReservedCharacters(escapeAttribute(productName), language.reservedCharacters),
        ),
      );
  const body = pieces
    .map((piece) =>
      typeof piece === 'string'
        ? fill(piece)
        : choose(fill(joinPieces(piece.pieces, {})), fill(joinPieces(piece.others, {}))),
    )
    .join('');
  return start(kind, { productName }) + body + end(kind);
}

/**
 * Returns a link's path and query, which the server compares with the current page. Returns `undefined` for links that the script in the
 * browser compares.
 */
function getPath(href: string): string | undefined {
  // Links to other hosts, or relative to the page.
  if (!/^\/(?!\/)/.test(href)) return undefined;
  const { pathname, search } = new URL(href, placeholderOrigin);
  const path = pathname + search;
  // Other characters could have a meaning in the template language.
  return /^\/[\w/.~%?&=+,;:*!()-]{0,200}$/.test(path) ? path : undefined;
}
