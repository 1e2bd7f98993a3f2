import { createHash } from 'node:crypto';
import { readme } from './partialsReadme.ts';
import { renderFooter, renderHeader, siteCss, type SiteConfig, type Styles } from './server.tsx';

export type StyleMode = Styles['mode'];

interface PartialsOptions {
  /** Parsed JSON; the built-in site when it is left out. */
  config: unknown;
  styles: StyleMode;
  year: number | undefined;
  /** Address of the folder that the CSS file is served from. */
  cssPath: string;
  /** Of header and footer, by their names. */
  attributes: Readonly<Record<string, string>>;
}

/** What a server puts in place of it, where `--styles nonce` was asked for. */
const noncePlaceholder = 'AUCTION_NONCE';

/**
 * The files that a server includes, by name: the same for the same input. Throws `ConfigError` for a configuration that does
 * not fit, and `TypeError` for attributes that make no sense.
 */
export function partials({
  config,
  styles,
  cssPath,
  year,
  attributes,
}: PartialsOptions): Map<string, string> {
  const css = siteCss();
  const cssName = `auction-elements.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const options = {
    attributes,
    styles: stylesOf(styles, `${cssPath.replace(/\/*$/, '/')}${cssName}`),
    warn: refuse,
  };
  // Whether it is a configuration is what they find out.
  const site = config as SiteConfig;
  const files = new Map([
    ['header.visitor.html', renderHeader(site, { ...options, session: 'visitor' })],
    ['header.bidder.html', renderHeader(site, { ...options, session: 'bidder' })],
    ['footer.html', renderFooter(site, year === undefined ? options : { ...options, year })],
    [cssName, css],
  ]);
  return files.set('README.md', readme({ styles, cssName }));
}

function stylesOf(mode: StyleMode, href: string): Styles {
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
