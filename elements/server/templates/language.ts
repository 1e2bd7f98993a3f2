import { maxNameLength } from '../../../src/site/config/site.ts';
import { currentAttribute } from '../text/siteLinks.ts';

export type FileKind = 'header' | 'footer';

/** Template language of a server, with expressions for the values of each request. */
export interface TemplateLanguage {
  /** Display name. */
  name: string;
  /** Language of code blocks in Markdown. */
  markdown: string;
  getFileName: (kind: FileKind) => string;
  /** Formats the line of a page that includes a file. */
  formatInclude: (fileName: string) => string;
  /** Instructions for page authors: the sources of the values, and how a page sets them. */
  notes: string;
  /** Characters that begin code, or that the language interprets in another way. */
  reservedCharacters: RegExp;
  /** Formats the code before the HTML. */
  start: (kind: FileKind, defaults: Defaults) => string;
  /** Formats the code after the HTML. */
  end: (kind: FileKind) => string;
  /** Expression for the value of the `session` attribute. */
  session: string;
  /** Formats a choice between the HTML for bidders and the HTML for visitors. One of them may be empty. */
  choose: (bidder: string, visitor: string) => string;
  /** Formats the product name as HTML. `html` is the default name. */
  formatProductName: (html: string) => string;
  /** Formats the `data-long` attribute of a long product name. `isLong` is `true` if the default name is long. */
  formatLongAttribute: (isLong: boolean) => string;
  /** Formats the `aria-current` attribute of a link to `path`. */
  formatCurrent: (path: string) => string;
  /** Expression for the page's path and query, encoded as a query value. Never contains another host. */
  returnAddress: string;
  nonce: string;
  year: string;
}

interface Defaults {
  productName: string;
}

interface Conditions {
  bidder: string;
  hasProductName: string;
  /** Condition that the product name has more than `length` characters. */
  isLonger: (length: number) => string;
  isPage: (path: string) => string;
  /** Expression for the product name as HTML. */
  productName: string;
  when: (condition: string, then: string, otherwise: string) => string;
}

type ConditionalKeys = 'session' | 'choose' | 'formatProductName' | 'formatLongAttribute' | 'formatCurrent';

export const longAttribute = ' data-long="true"';

/** Creates the expressions of a language whose `if` can contain any text. */
export const chooseByIf = ({
  bidder,
  hasProductName,
  isLonger,
  isPage,
  productName,
  when,
}: Conditions): Pick<TemplateLanguage, ConditionalKeys> => ({
  session: when(bidder, 'bidder', 'visitor'),
  choose: (forBidders, forVisitors) => when(bidder, forBidders, forVisitors),
  formatProductName: (html) => when(hasProductName, productName, html),
  formatLongAttribute: (isLong) =>
    when(hasProductName, when(isLonger(maxNameLength), longAttribute, ''), isLong ? longAttribute : ''),
  formatCurrent: (path) => when(isPage(path), currentAttribute, ''),
});
