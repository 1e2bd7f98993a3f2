import { defaultProductName } from '../../src/site/config/site.ts';
import type { Piece } from '../early/siteHtml.ts';
import { formatReadme, formatTemplateReadme } from './partialsReadme.ts';
import { renderFooter, renderHeader, siteCss, type SiteConfig, type Styles } from './server.ts';
import { fillTemplate, placeholders } from './templates/fillTemplate.ts';
import type { FileKind, TemplateLanguage } from './templates/language.ts';
import { formatPieces, mergeNodes } from './text/mergeHtml.ts';
import { parseHtml } from './text/parse.ts';

export type StyleMode = Styles['mode'];

export interface PartialsOptions {
  /** Parsed JSON. Defaults to the built-in site. */
  config: unknown;
  styles: StyleMode;
  year: number | undefined;
  /** Expression of the server's template language for the page's URL, encoded as a query value. */
  returnAddress: string | undefined;
  /** Expression for the search term of a results page, escaped as an attribute value. */
  searchedTerm: string | undefined;
  /** Expression for the nonce of the page's Content Security Policy. */
  nonce: string | undefined;
  /** Name of the CSS file, from `formatCssName`. This module can't compute it: it also runs in browsers, without `node:crypto`. */
  cssName: string;
  /** URL of the folder that contains the CSS file. */
  cssPath: string;
  /** Attributes of header and footer, by name. */
  attributes: Readonly<Record<string, string>>;
  /** Template language of the files. Defaults to plain HTML. */
  language: TemplateLanguage | undefined;
  /** Command line that generates the files, for the README. */
  command: string;
}

/** Return URL of the front page, encoded as a query value. */
const frontPage = '%2F';

/**
 * Generates the files that a server includes, by name. Equal options give equal files. Throws `TypeError` for invalid attributes or
 * configuration entries.
 */
export function partials(options: PartialsOptions): Map<string, string> {
  const { language, styles, cssName, cssPath, command, nonce } = options;
  const href = `${cssPath.replace(/(?<!\/)\/*$/, '/')}${cssName}`;
  const files = language ? makeTemplates(options, language, href) : makeHtml(options, href);
  const readme = { styles, cssName, cssPath, command, hasNonce: nonce !== undefined };
  return new Map([
    ...files,
    [cssName, siteCss()],
    ['README.md', language ? formatTemplateReadme(readme, language) : formatReadme(readme)],
  ]);
}

/** Generates plain HTML for any server: a header for each session, and a footer. */
function makeHtml(
  {
    config,
    year,
    returnAddress = frontPage,
    searchedTerm,
    nonce = placeholders.nonce,
    styles,
    attributes,
  }: PartialsOptions,
  href: string,
): [name: string, text: string][] {
  const site = config as SiteConfig;
  const options = { attributes, styles: getStyles(styles, href), warn: throwWarning };
  const header = (session: 'visitor' | 'bidder') =>
    renderHeader(site, {
      ...options,
      session,
      returnAddress: placeholders.returnAddress,
      ...getTermOption(searchedTerm),
    });
  const fillPlaceholders = (html: string) =>
    html
      .replaceAll(encodeURIComponent(placeholders.returnAddress), () => returnAddress)
      .replaceAll(placeholders.searchedTerm, () => searchedTerm ?? '')
      .replaceAll(placeholders.nonce, () => nonce);
  return [
    ['header.visitor.html', fillPlaceholders(header('visitor'))],
    ['header.bidder.html', fillPlaceholders(header('bidder'))],
    [
      'footer.html',
      fillPlaceholders(renderFooter(site, year === undefined ? options : { ...options, year })),
    ],
  ];
}

function makeTemplates(
  { config, year, returnAddress, searchedTerm, nonce, styles, attributes }: PartialsOptions,
  language: TemplateLanguage,
  href: string,
): [name: string, text: string][] {
  const site = config as SiteConfig;
  const options = {
    attributes: { ...attributes, 'product-name': placeholders.productName },
    styles: getStyles(styles, href),
    warn: throwWarning,
  };
  const header = (session: 'visitor' | 'bidder') =>
    renderHeader(site, {
      ...options,
      session,
      returnAddress: placeholders.returnAddress,
      ...getTermOption(searchedTerm),
    }).replace(` session="${session}"`, () => ` session="${placeholders.session}"`);
  // A placeholder instead of a number. `fillTemplate` replaces it.
  const footer = renderFooter(site, { ...options, year: placeholders.year as unknown as number });
  const productName = attributes['product-name'] ?? site?.productName ?? defaultProductName;
  const overrides = {
    ...(returnAddress !== undefined && { returnAddress }),
    ...(searchedTerm !== undefined && { searchedTerm }),
    ...(nonce !== undefined && { nonce }),
    ...(year !== undefined && { year: String(year) }),
  };
  const makeFile = (kind: FileKind, pieces: readonly Piece[]): [name: string, text: string] => [
    language.getFileName(kind),
    fillTemplate({ kind, pieces, language, productName, overrides }),
  ];
  return [
    makeFile(
      'header',
      formatPieces(mergeNodes('bidder', parseHtml(header('bidder')), parseHtml(header('visitor')))),
    ),
    makeFile('footer', [footer]),
  ];
}

/** Returns the placeholder of the search term, if `term` is set. Otherwise, the script shows the term. */
const getTermOption = (term: string | undefined) =>
  term === undefined ? {} : { searchedTerm: placeholders.searchedTerm };

function getStyles(mode: StyleMode, href: string): Styles {
  switch (mode) {
    case 'link':
      return { mode, href };
    case 'nonce':
      return { mode, nonce: placeholders.nonce };
    case 'inline':
      return { mode };
  }
}

/** Throws a message that would be a warning in a browser. */
function throwWarning(message: string): never {
  throw new TypeError(message);
}

/** Formats a command, quoted for a shell. */
export const formatCommand = (args: readonly string[]): string =>
  ['npx auction-elements', ...args.map(quote)].join(' ');

const quote = (argument: string): string =>
  /^[\w./:=,-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
