import { longestName } from '../../../src/site/config/site.ts';
import { anywhere } from '../../../src/site/core/urls.ts';
import { escapeAttribute } from '../text/escape.ts';
import { addToLinks } from '../text/siteLinks.ts';
import { type FileKind, longAttribute, type TemplateLanguage } from './language.ts';
import { joinPieces, type Piece } from '../../early/siteHtml.ts';

/** Elements whose content is no HTML; nothing in it can end them. */
const ownContent = /(<style\b[^>]*>[^]*?<\/style>|<script\b[^>]*>[^]*?<\/script>)/;
const cssString = /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')/;

/** Rewrites what a template language would read as its own, so that the browser reads what it did before. */
function escapeMarks(html: string, marks: RegExp): string {
  return html
    .split(ownContent)
    .map((text, index) => {
      if (index % 2 === 0) return text.replaceAll(marks, (mark) => `&#${mark.charCodeAt(0)};`);
      const content = text.indexOf('>') + 1;
      return text.slice(0, content) + escape(text.slice(content));
    })
    .join('');

  function escape(text: string): string {
    return text.endsWith('</script>')
      ? text.replaceAll(marks, (mark) => String.raw`\u${toHex(mark).padStart(4, '0')}`)
      : text
          .split(cssString)
          .map((css, index) =>
            css.replaceAll(marks, (mark) => {
              if (index % 2 === 1) return `\\${toHex(mark)} `;
              return mark === '@' ? '@@' : `${mark} `;
            }),
          )
          .join('');
  }
}

const toHex = (mark: string): string => mark.charCodeAt(0).toString(16);

/** What stands in rendered HTML for what only a server knows, until a template has the language's expressions for it. */
export const placeholders = {
  /** A path, so that it is taken as an address. */
  returnAddress: '/AUCTION_RETURN_ADDRESS',
  searchedTerm: 'AUCTION_SEARCHED_TERM',
  nonce: 'AUCTION_NONCE',
  year: 'AUCTION_YEAR',
  /** Longer than a name that the logo shows in its usual size. */
  productName: 'AUCTION_PRODUCT_NAME',
  /** Of the tag's attribute; what else differs by session are whole elements. */
  session: 'AUCTION_SESSION',
} as const;

interface Template {
  kind: FileKind;
  pieces: readonly Piece[];
  language: TemplateLanguage;
  /** What the page's own product name replaces. */
  productName: string;
  /** What the reader has given in place of the language's expressions. */
  given: Partial<Record<'returnAddress' | 'searchedTerm' | 'nonce' | 'year', string>>;
}

const longName = `${longAttribute}>${placeholders.productName}<`;

/** A file in a template language. */
export function fillTemplate({ kind, pieces, language, productName, given }: Template): string {
  const { choose, start, end } = language;
  const values = { searchedTerm: '', ...language, ...given };
  const formatCurrent = (href: string) => {
    const path = getPath(href);
    return path === undefined ? '' : language.formatCurrent(path);
  };
  const fill = (html: string) =>
    addToLinks(escapeMarks(html, language.marks), formatCurrent)
      .replaceAll(placeholders.session, () => language.session)
      .replaceAll(
        longName,
        () =>
          `${language.formatLongAttribute(productName.length > longestName)}>${placeholders.productName}<`,
      )
      .replaceAll(encodeURIComponent(placeholders.returnAddress), () => values.returnAddress)
      .replaceAll(placeholders.searchedTerm, () => values.searchedTerm)
      .replaceAll(placeholders.nonce, () => values.nonce)
      .replaceAll(placeholders.year, () => values.year)
      .replaceAll(placeholders.productName, () =>
        language.formatProductName(escapeMarks(escapeAttribute(productName), language.marks)),
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
 * Path and query that a server compares with those of its page; `undefined` for a link to elsewhere, and for one that a language could take
 * for something else: the script marks it.
 */
function getPath(href: string): string | undefined {
  if (!/^\/(?!\/)/.test(href)) return undefined;
  const { pathname, search } = new URL(href, anywhere);
  const path = pathname + search;
  return /^\/[\w/.~%?&=+,;:*!()-]{0,200}$/.test(path) ? path : undefined;
}
