import { createHash } from 'node:crypto';
import { formatReadme } from './partialsReadme.ts';
import { renderFooter, renderHeader, siteCss, type SiteConfig, type Styles } from './server.tsx';

export type StyleMode = Styles['mode'];

interface PartialsOptions {
  /** Parsed JSON; the built-in site when it is left out. */
  config: unknown;
  styles: StyleMode;
  year: number | undefined;
  /** What stands for the page's own address, encoded as a query value: an expression of the server's template language. */
  returnAddress: string | undefined;
  /** The same for the nonce of the page's policy. */
  nonce: string | undefined;
  /** Address of the folder that the CSS file is served from. */
  cssPath: string;
  /** Of header and footer, by their names. */
  attributes: Readonly<Record<string, string>>;
}

/** Placeholders while HTML is rendered; they stay in it when nothing is given to replace them. */
const returnPlaceholder = '/AUCTION_RETURN_ADDRESS';
const noncePlaceholder = 'AUCTION_NONCE';

/** Of the front page. */
const frontPage = '%2F';

/**
 * The files that a server includes, by name: the same for the same input. Throws `ConfigError` for a configuration that does
 * not fit, and `TypeError` for attributes that make no sense.
 */
export function partials({
  config,
  styles,
  cssPath,
  year,
  returnAddress = frontPage,
  nonce = noncePlaceholder,
  attributes,
}: PartialsOptions): Map<string, string> {
  const css = siteCss();
  const cssName = `auction-elements.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const options = {
    attributes,
    styles: getStyles(styles, `${cssPath.replace(/(?<!\/)\/*$/, '/')}${cssName}`),
    warn: refuse,
  };
  // Whether it is a configuration is what parsing finds out.
  const site = config as SiteConfig;
  const header = (session: 'visitor' | 'bidder') =>
    renderHeader(site, { ...options, session, returnAddress: returnPlaceholder });
  const footer = renderFooter(site, year === undefined ? options : { ...options, year });
  const fillPlaceholders = (html: string) =>
    html
      .replaceAll(encodeURIComponent(returnPlaceholder), () => returnAddress)
      .replaceAll(noncePlaceholder, () => nonce);
  const files = new Map([
    ['header.visitor.html', fillPlaceholders(header('visitor'))],
    ['header.bidder.html', fillPlaceholders(header('bidder'))],
    ['footer.html', fillPlaceholders(footer)],
    [cssName, css],
  ]);
  return files.set('README.md', formatReadme({ styles, cssName, hasNonce: nonce !== noncePlaceholder }));
}

function getStyles(mode: StyleMode, href: string): Styles {
  switch (mode) {
    case 'link':
      return { mode, href };
    case 'nonce':
      return { mode, nonce: noncePlaceholder };
    case 'inline':
      return { mode };
  }
}

/** What would be a warning in a page is a mistake here. */
function refuse(message: string): never {
  throw new TypeError(message);
}
