import { defaultProductName } from '../../src/site/config/site.ts';
import type { Piece } from '../early/siteHtml.ts';
import { formatReadme, formatTemplateReadme } from './partialsReadme.ts';
import { renderFooter, renderHeader, siteCss, type SiteConfig, type Styles } from './server.ts';
import { fillTemplate, placeholders } from './templates/fillTemplate.ts';
import type { FileKind, TemplateLanguage } from './templates/language.ts';
import { formatPieces, mergeNodes } from './text/mergeHtml.ts';
import { parseHtml } from './text/parseHtml.ts';

export type StyleMode = Styles['mode'];

export interface PartialsOptions {
  /** Parsed JSON; the built-in site when it is left out. */
  config: unknown;
  styles: StyleMode;
  year: number | undefined;
  /** What stands for the page's own address, encoded as a query value: an expression of the server's template language. */
  returnAddress: string | undefined;
  /** The same for the term that the page shows the results of, as the value of an attribute. */
  searchedTerm: string | undefined;
  /** The same for the nonce of the page's policy. */
  nonce: string | undefined;
  /** Name of the CSS file: what `formatCssName` gives. The files are made in browsers too, which have no hash at hand. */
  cssName: string;
  /** Address of the folder that the CSS file is served from. */
  cssPath: string;
  /** Of header and footer, by their names. */
  attributes: Readonly<Record<string, string>>;
  /** Of the files; plain HTML when it is left out. */
  language: TemplateLanguage | undefined;
  /** The command that is carried out, for the README. */
  command: string;
}

/** Of the front page. */
const frontPage = '%2F';

/**
 * The files that a server includes, by name: the same for the same input. Throws `TypeError` for invalid attributes and invalid entries
 * of the configuration.
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

/** For any server: a header for each session, with what has been given for the page's address and nonce. */
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
  const options = { attributes, styles: getStyles(styles, href), warn: refuse };
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
    warn: refuse,
  };
  const header = (session: 'visitor' | 'bidder') =>
    renderHeader(site, {
      ...options,
      session,
      returnAddress: placeholders.returnAddress,
      ...getTermOption(searchedTerm),
    }).replace(` session="${session}"`, () => ` session="${placeholders.session}"`);
  // A text is no year until the template is filled.
  const footer = renderFooter(site, { ...options, year: placeholders.year as unknown as number });
  const productName = attributes['product-name'] ?? site?.productName ?? defaultProductName;
  const given = {
    ...(returnAddress !== undefined && { returnAddress }),
    ...(searchedTerm !== undefined && { searchedTerm }),
    ...(nonce !== undefined && { nonce }),
    ...(year !== undefined && { year: String(year) }),
  };
  const makeFile = (kind: FileKind, pieces: readonly Piece[]): [name: string, text: string] => [
    language.getFileName(kind),
    fillTemplate({ kind, pieces, language, productName, given }),
  ];
  return [
    makeFile(
      'header',
      formatPieces(mergeNodes('bidder', parseHtml(header('bidder')), parseHtml(header('visitor')))),
    ),
    makeFile('footer', [footer]),
  ];
}

/** Without it the script shows the term. */
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

/** What would be a warning in a page is a mistake here. */
function refuse(message: string): never {
  throw new TypeError(message);
}

/** A command as a shell reads it. */
export const formatCommand = (args: readonly string[]): string =>
  ['npx auction-elements', ...args.map(quote)].join(' ');

const quote = (argument: string): string =>
  /^[\w./:=,-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
