import { longestName } from '../../../src/site/config/site.ts';
import { currentAttribute } from '../text/siteLinks.ts';

export type FileKind = 'header' | 'footer';

/** How a template language says the few things of header and footer that a server knows when a page is requested. */
export interface TemplateLanguage {
  /** What people call it. */
  name: string;
  /** For the code blocks of Markdown. */
  markdown: string;
  getFileName: (kind: FileKind) => string;
  /** The line in a page that includes a file. */
  formatInclude: (fileName: string) => string;
  /** Sentences for people who include the files: where the values come from, and how a page gives them. */
  notes: string;
  /** Characters that begin code, or that the language reads in its own way. */
  marks: RegExp;
  /** What stands in front of the HTML, and behind it. */
  start: (kind: FileKind, defaults: Defaults) => string;
  end: (kind: FileKind) => string;
  /** The value of the `session` attribute. */
  session: string;
  /** Elements for bidders, and those for visitors; one of the two may be empty. */
  choose: (bidder: string, visitor: string) => string;
  /** The product's name as HTML, and what stands there if the page has none. */
  formatProductName: (html: string) => string;
  /** The attribute of a long product name; `isLong` says whether the default one is long. */
  formatLongAttribute: (isLong: boolean) => string;
  /** The attribute of a link that leads to the page that is shown. */
  formatCurrent: (path: string) => string;
  /** Path and query of the page, encoded as a query value, never another host. */
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
  /** With the number of characters that the product's name has at most. */
  isLonger: (length: number) => string;
  isPage: (path: string) => string;
  /** As HTML. */
  productName: string;
  when: (condition: string, then: string, otherwise: string) => string;
}

type Chosen = 'session' | 'choose' | 'formatProductName' | 'formatLongAttribute' | 'formatCurrent';

export const longAttribute = ' data-long="true"';

/** For languages that have an `if` around any text. */
export const chooseByIf = ({
  bidder,
  hasProductName,
  isLonger,
  isPage,
  productName,
  when,
}: Conditions): Pick<TemplateLanguage, Chosen> => ({
  session: when(bidder, 'bidder', 'visitor'),
  choose: (forBidders, forVisitors) => when(bidder, forBidders, forVisitors),
  formatProductName: (html) => when(hasProductName, productName, html),
  formatLongAttribute: (isLong) =>
    when(hasProductName, when(isLonger(longestName), longAttribute, ''), isLong ? longAttribute : ''),
  formatCurrent: (path) => when(isPage(path), currentAttribute, ''),
});
