import type { ServerPage } from '../../src/hooks/pageContext.tsx';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { getValidConfig } from '../../src/site/config/resolveSite.ts';
import { makeSite } from '../../src/site/config/site.ts';
import { type Session, parseReturnAddress } from '../../src/site/account/session.ts';
import { anywhere } from '../../src/site/core/urls.ts';
import { getSearchedTerm } from '../../src/site/search/searchParameters.ts';
import { english, type SiteLanguage } from '../../src/site/core/siteLanguage.ts';
import { getLanguage } from '../../src/site/languages/allLanguages.ts';
import * as tags from '../auction-elements.ts';
import type { ElementDefinition } from '../core/definition.ts';
import type { ElementRendering, Rendering } from './renderElement.tsx';

/** What the tags are rendered from, those of the site with a configuration and what the server knows of the page. */

const definitions = new Map<string, ElementDefinition>(
  // The bundler's namespace object also has functions that a dependency has added to `Object.prototype`, as `undefined`.
  Object.values<{ definition: unknown } | undefined>(tags).flatMap((tag) => {
    const definition = tag?.definition as ElementDefinition | undefined;
    return definition ? [[definition.tag, definition] as const] : [];
  }),
);

/** Names of the tags that can be rendered. */
export const tagNames: readonly string[] = [...definitions.keys()];

/** What the server knows of the page that is shown. */
export interface PageRendering extends ElementRendering {
  /**
   * The page's address, as a path or whole: links that lead to it are marked with `aria-current`, and on the page of results the search shows
   * their term.
   */
  page?: string | undefined;
}

export interface FooterRendering extends PageRendering {
  /** Of the copyright; without it the script adds it. */
  year?: number | undefined;
}

export interface HeaderRendering extends PageRendering {
  /** Whether somebody is signed in: `visitor` by default. */
  session?: Session | undefined;
  /** Where a sign-in leads back to: path, query and hash of the page, whose host is never taken; that of `page` by default. */
  returnAddress?: string | undefined;
  /** The term that the page shows the results of; by default the one in `page`. */
  searchedTerm?: string | undefined;
}

/** Of any tag, with what those of the site need besides. */
export type ShadowRootRendering = HeaderRendering & FooterRendering;

/** Adds the missing options as `undefined`, so that `Object.prototype` supplies no URL and no HTML. */
export const completeOptions = (options: ShadowRootRendering): ShadowRootRendering => ({
  attributes: undefined,
  content: undefined,
  styles: undefined,
  page: undefined,
  session: undefined,
  returnAddress: undefined,
  searchedTerm: undefined,
  year: undefined,
  ...options,
});

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

export const getHeaderRendering = (
  config: SiteConfig | undefined,
  { session = 'visitor', page = '/', returnAddress = page, searchedTerm, ...options }: HeaderRendering,
): Rendering =>
  getSiteRendering(
    'auction-header',
    config,
    { ...options, attributes: { session, ...options.attributes } },
    {
      returnAddress: parseReturnAddress(returnAddress),
      getSearchedTerm: createTermReader(page, searchedTerm),
    },
  );

export const getFooterRendering = (
  config: SiteConfig | undefined,
  { year, ...options }: FooterRendering,
): Rendering => getSiteRendering('auction-footer', config, options, { year });

/** Rendering of any other element. Only the search uses the URL of the page. */
const getPageRendering = (
  tag: string,
  config: SiteConfig | undefined,
  { page = '/', searchedTerm, ...options }: ShadowRootRendering,
): Rendering =>
  getSiteRendering(tag, config, options, { getSearchedTerm: createTermReader(page, searchedTerm) });

const createTermReader = (page: string, term: string | undefined) => (results: string) =>
  term ?? (getSearchedTerm(results, anywhere + parseReturnAddress(page)) || undefined);

function getSiteRendering(
  tag: string,
  config: unknown,
  options: ElementRendering,
  page: ServerPage,
): Rendering {
  const definition = getDefinition(tag);
  const { warn = (message) => console.warn(message) } = options;
  const warnOfTag = (message: string) => warn(`${tag}: ${message}`);
  const valid = getValidConfig(config ?? {}, warnOfTag);
  return {
    ...options,
    definition,
    json: Object.keys(valid).length > 0 ? valid : undefined,
    values: definition.followsLanguage ? { pageLanguage: options.attributes?.['lang'] } : undefined,
    page: {
      ...page,
      language: definition.followsLanguage ? getRenderedLanguage(options) : undefined,
      resolver: (siteOptions) => {
        const resolved = makeSite(valid, siteOptions);
        for (const message of resolved.warnings) warnOfTag(message);
        return resolved;
      },
    },
  };
}

/** The language of the element. The `lang` of the document is unknown on a server. */
function getRenderedLanguage({ attributes }: ElementRendering): SiteLanguage {
  const { locale, lang } = attributes ?? {};
  const tag = locale || lang;
  return typeof tag === 'string' ? getLanguage(tag) : english;
}

export function getDefinition(tag: string): ElementDefinition {
  const definition = definitions.get(tag);
  if (!definition) throw new TypeError(`there is no <${tag}>; there are ${tagNames.join(', ')}.`);
  return definition;
}
