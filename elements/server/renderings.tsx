import type { ReactNode } from 'react';
import type { PreparedConfig } from '../../src/hooks/useMountedSite.ts';
import { ownProps } from '../../src/jsx/ownProps.ts';
import { type ServerPage, ServerPageContext } from '../../src/hooks/useClientValue.ts';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { takeValidEntries } from '../../src/site/config/loadConfig.ts';
import type { Session } from '../../src/site/account/session.ts';
import { anywhere } from '../../src/site/core/safeUrl.ts';
import { getSearchedTerm } from '../../src/site/search/searchedTerm.ts';
import { english, type SiteLanguage } from '../../src/site/core/siteLanguage.ts';
import { getLanguage } from '../../src/site/languages/allLanguages.ts';
import { parseReturnAddress } from '../../src/site/account/signInUrl.ts';
import * as tags from '../auction-elements.ts';
import type { ElementDefinition } from '../core/definition.ts';
import type { ElementRendering, Rendering } from './renderElement.tsx';

/** What the tags are rendered from, those of the site with a configuration and what the server knows of the page. */

const definitions = new Map(
  Object.values(tags).map(({ definition }) => [
    definition.tag as string,
    definition as unknown as ElementDefinition,
  ]),
);

/** Names of the tags that can be rendered. */
export const tagNames: readonly string[] = [...definitions.keys()];

/** What the server knows of the page that is shown. */
export interface PageRendering extends ElementRendering {
  /**
   * The page's address, as a path or whole: links that lead to it are marked with `aria-current`, and on the page of results the search shows
   * their term.
   */
  page?: string;
}

export interface FooterRendering extends PageRendering {
  /** Of the copyright; without it the script adds it. */
  year?: number;
}

export interface HeaderRendering extends PageRendering {
  /** Whether somebody is signed in: `visitor` by default. */
  session?: Session;
  /** Where a sign-in leads back to: path, query and hash of the page, whose host is never taken; that of `page` by default. */
  returnAddress?: string;
  /** The term that the page shows the results of; by default the one in `page`. */
  searchedTerm?: string;
}

/** Of any tag, with what those of the site need besides. */
export type ShadowRootRendering = HeaderRendering & FooterRendering;

export function getRendering(
  tag: string,
  config: SiteConfig | undefined,
  options: ShadowRootRendering,
): Rendering {
  switch (tag) {
    case 'auction-header':
      return getHeaderRendering(config, options);
    case 'auction-footer':
      return getFooterRendering(config, options);
    default:
      return getPageRendering(tag, config, options);
  }
}

export function getHeaderRendering(
  config: SiteConfig | undefined,
  { session = 'visitor', page = '/', returnAddress = page, searchedTerm, ...options }: HeaderRendering,
): Rendering {
  const { attributes, ...rendering } = ownProps(getSiteRendering('auction-header', config, options));
  return ownProps({
    ...rendering,
    attributes: { session, ...attributes },
    wrap: withPage({
      returnAddress: parseReturnAddress(returnAddress),
      getSearchedTerm: createTermReader(page, searchedTerm),
    }),
  });
}

export const getFooterRendering = (
  config: SiteConfig | undefined,
  { year, ...options }: FooterRendering,
): Rendering =>
  ownProps({
    ...getSiteRendering('auction-footer', config, options),
    wrap: withPage({ year }),
  });

/** Of a tag that the page's address matters to at most for its search. */
const getPageRendering = (
  tag: string,
  config: SiteConfig | undefined,
  { page = '/', searchedTerm, ...options }: ShadowRootRendering,
): Rendering =>
  ownProps({
    ...getSiteRendering(tag, config, options),
    wrap: withPage({ getSearchedTerm: createTermReader(page, searchedTerm) }),
  });

const createTermReader = (page: string, term: string | undefined) => (results: string) =>
  term ?? (getSearchedTerm(results, anywhere + parseReturnAddress(page)) || undefined);

/** Gives a tree the values of the page. */
export const withPage = (page: ServerPage) => (tree: ReactNode) => (
  <ServerPageContext value={ownProps(page)}>{tree}</ServerPageContext>
);

function getSiteRendering(tag: string, config: unknown, options: ElementRendering): Rendering {
  const definition = getDefinition(tag);
  const values = definition.followsLanguage
    ? {
        preparedLanguage: getPreparedLanguage(options),
        elementLanguage: ownProps(options.attributes ?? {})['lang'],
      }
    : {};
  if (config === undefined) return { ...options, definition, values };
  const { warn = (message) => console.warn(message) } = options;
  const valid = takeValidEntries('`config`', config, (message) => warn(`${tag}: ${message}`));
  if (Object.keys(valid).length === 0) return { ...options, definition, values };
  const preparedConfig: PreparedConfig = { source: valid, config: valid };
  return { ...options, definition, json: valid, values: { ...values, config: valid, preparedConfig } };
}

/** Of the texts: that of the element, which knows nothing of the page around it. */
function getPreparedLanguage({ attributes }: ElementRendering): SiteLanguage {
  const { locale, lang } = ownProps(attributes ?? {});
  const tag = locale || lang;
  return typeof tag === 'string' ? getLanguage(tag) : english;
}

export function getDefinition(tag: string): ElementDefinition {
  const definition = definitions.get(tag);
  if (!definition) throw new TypeError(`there is no <${tag}>; there are ${tagNames.join(', ')}.`);
  return definition;
}
