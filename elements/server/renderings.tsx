import type { ServerPage } from '../../src/hooks/pageContext.tsx';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { getValidConfig, resolveValidSite } from '../../src/site/config/resolveSite.ts';
import { type Session, parseReturnUrl } from '../../src/site/account/session.ts';
import { placeholderOrigin } from '../../src/site/core/urls.ts';
import { getSearchedTerm } from '../../src/site/search/searchParameters.ts';
import { english, type SiteLanguage } from '../../src/site/core/siteLanguage.ts';
import { getLanguage } from '../../src/site/languages/allLanguages.ts';
import { createControlLanguage } from '../../src/controls/controlLanguage.ts';
import * as tags from '../auction-elements.ts';
import { parseJson } from '../core/attributes.ts';
import type { ElementDefinition } from '../core/definition.ts';
import { readLanguageOptions } from '../core/controlLanguage.ts';
import { serverLocale } from '../core/pageLanguage.ts';
import type { ElementRendering, Rendering } from './renderElement.tsx';

/** Render options of all elements. Header, footer, and search also depend on the configuration and the current page. */

const definitions = new Map<string, ElementDefinition>(
  // The bundler's namespace object also lists functions that a dependency added to `Object.prototype`. Their value is `undefined`.
  Object.values<{ definition: unknown } | undefined>(tags).flatMap((tag) => {
    const definition = tag?.definition as ElementDefinition | undefined;
    return definition ? [[definition.tag, definition] as const] : [];
  }),
);

/** Names of the elements that can be rendered. */
export const tagNames: readonly string[] = [...definitions.keys()];

/** Options that describe the current page. */
export interface PageRendering extends ElementRendering {
  /**
   * Path or URL of the current page. Links to it get `aria-current="page"`. On the results page, the search shows the term in the URL.
   */
  page?: string | undefined;
}

export interface FooterRendering extends PageRendering {
  /** Year of the copyright. By default, the script adds the year in the browser. */
  year?: number | undefined;
}

export interface HeaderRendering extends PageRendering {
  /** Whether the user is signed in. Defaults to `visitor`. */
  session?: Session | undefined;
  /** Return URL after signing in: path, query, and hash of the page. The host is ignored. Defaults to `page`. */
  returnAddress?: string | undefined;
  /** Search term of a results page. Defaults to the term in `page`. */
  searchedTerm?: string | undefined;
}

/** Options of any element, including the options that only header and footer use. */
export type ShadowRootRendering = HeaderRendering & FooterRendering;

/** Sets missing options to `undefined`, so that a polluted `Object.prototype` supplies no URL and no HTML. */
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
      returnAddress: parseReturnUrl(returnAddress),
      getSearchedTerm: createTermReader(page, searchedTerm),
    },
  );

export const getFooterRendering = (
  config: SiteConfig | undefined,
  { year, ...options }: FooterRendering,
): Rendering => getSiteRendering('auction-footer', config, options, { year });

/** Returns the render options of any other element. Only the search uses the page's URL. */
const getPageRendering = (
  tag: string,
  config: SiteConfig | undefined,
  { page = '/', searchedTerm, ...options }: ShadowRootRendering,
): Rendering =>
  getSiteRendering(tag, config, options, { getSearchedTerm: createTermReader(page, searchedTerm) });

const createTermReader = (page: string, term: string | undefined) => (results: string) =>
  term ?? (getSearchedTerm(results, placeholderOrigin + parseReturnUrl(page)) || undefined);

function getSiteRendering(
  tag: string,
  config: unknown,
  { attributes: allAttributes = {}, ...rest }: ElementRendering,
  page: ServerPage,
): Rendering {
  const definition = getDefinition(tag);
  // The rendered element has the configuration as a child.
  const { config: markupConfig, ...attributes }: Record<string, unknown> = {
    config: undefined,
    ...allAttributes,
  };
  const options = { ...rest, attributes };
  const { warn = (message) => console.warn(message) } = options;
  const warnWithName = (message: string) => warn(`${tag}: ${message}`);
  const parsedConfig =
    typeof markupConfig === 'string'
      ? parseJson('`config` attribute', markupConfig, warnWithName)
      : markupConfig;
  const valid = getValidConfig(config ?? parsedConfig ?? {}, warnWithName);
  const language = getRenderedLanguage(options);
  // Servers do not know the browser's locale, so numeric formats follow `lang` until the element is hydrated.
  const languageValues = { pageLanguage: options.attributes?.['lang'] || serverLocale, hasPageNumbers: true };
  return {
    ...options,
    definition,
    json: Object.keys(valid).length > 0 ? valid : undefined,
    values: {
      ...languageValues,
      language: definition.updateLanguage
        ? createControlLanguage({
            ...readLanguageOptions(
              { ...languageValues, locale: options.attributes?.['locale'] },
              warnWithName,
            ),
            language,
          })
        : undefined,
    },
    page: {
      ...page,
      language: definition.followsLanguage ? language : undefined,
      resolver: (siteOptions) => {
        const resolved = resolveValidSite(valid, siteOptions);
        for (const message of resolved.warnings) warnWithName(message);
        return resolved;
      },
    },
  };
}

/** Returns the language of the element. On a server, the `lang` attribute of the document is unknown. */
function getRenderedLanguage({ attributes }: ElementRendering): SiteLanguage {
  const { locale, lang } = attributes ?? {};
  const tag = locale && locale !== 'page' ? locale : lang;
  return typeof tag === 'string' ? getLanguage(tag) : english;
}

export function getDefinition(tag: string): ElementDefinition {
  const definition = definitions.get(tag);
  if (!definition)
    throw new TypeError(`\`<${tag}>\` can't be rendered on a server. Use \`${tagNames.join('`, `')}\`.`);
  return definition;
}
