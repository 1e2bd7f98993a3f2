import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import type { SiteConfig } from '../site/config/configSchema.ts';
import { makeSite, type Site, type SiteOptions } from '../site/config/site.ts';
import type { SiteResolver } from '../site/config/resolveSite.ts';
import { copyWithoutPrototypes } from '../site/core/objects.ts';
import {
  english,
  type Labels,
  type LanguageAttributes,
  type SiteLanguage,
} from '../site/core/siteLanguage.ts';
import type { MessageTable } from '../site/core/texts.ts';
import type { FooterMessages, HeaderMessages } from '../site/messages/siteMessages.ts';
import { resolveLocale } from '../site/languages/locales.ts';
import type { Warn } from '../site/warnings/createWarn.ts';
import { useWarn, useMessages } from './hostContext.tsx';
import { loadWithFallback } from '../site/network/loading.ts';
import { PageContext, PageProvider, useClientValue } from './pageContext.tsx';
import { useLanguage, useLanguageAttributes, useLocale } from './useLanguage.ts';
import { useLoaded } from './lazyModule.ts';
import { loadLanguage } from '../site/languages/loadedLanguages.ts';

/** The site configuration of header, footer, search, and newsletter. */
export interface SiteProps {
  /** Name of the product. Replaces `{product}` in messages and labels the logo. */
  productName?: string | undefined;
  /** Prefix of every root-relative link and request URL. */
  baseUrl?: string | undefined;
  /** Parsed configuration. Entries that do not match the schema are ignored with a warning. */
  config?: unknown;
  /** URL of the configuration. Ignored if `config` is set. */
  configSrc?: string | undefined;
  /** Messages that override the built-in messages, by key. */
  messages?: unknown;
  /** BCP 47 tag for messages and numbers. Defaults to the `lang` of the page. If both are unset, numbers use the browser's locale. */
  locale?: string | undefined;
}

/** The `lang` of the page, as a BCP 47 tag. During hydration, the `lang` that the server rendered the HTML for. */
interface PageLanguage {
  pageLanguage?: string | undefined;
}

/** The resolved site configuration and the messages in the selected language. */
export interface SiteContextValue<T extends MessageTable = MessageTable> {
  site: Site;
  messages: T;
  /** Messages of the page and language of the built-in messages, from which components that load later get theirs. */
  customMessages: unknown;
  language: SiteLanguage;
  /** BCP 47 tag that `Intl` supports. `undefined` selects the browser's locale. */
  locale: string | undefined;
  /** Attributes of the element around all messages, if the messages need an explicit language or direction. */
  languageAttributes: { [K in keyof LanguageAttributes]: LanguageAttributes[K] | undefined };
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** Returns the site, and the messages of the header or the search. Requires a `SiteProvider` around the component. */
export const useHeaderSite = () => useContext(SiteContext) as SiteContextValue<HeaderMessages>;

/** Returns the site, and the messages of the footer or the newsletter. */
export const useFooterSite = () => useContext(SiteContext) as SiteContextValue<FooterMessages>;

interface SiteProviderProps {
  /** Props that configure the site. */
  site: SiteProps & Omit<SiteOptions, 'builtIn'>;
  /** Built-in messages. */
  texts: MessageTable;
  /** Built-in lists of the component, such as categories or footer links. */
  builtIn?: SiteConfig;
  /** Placeholder while the configuration or the language loads. Must be as high as the children, to avoid a layout shift. */
  pending: ReactNode;
  children: ReactNode;
}

export function SiteProvider(props: SiteProviderProps) {
  return (
    <PageProvider>
      <ResolvedSiteProvider {...props} />
    </PageProvider>
  );
}

function ResolvedSiteProvider({ site: props, texts, builtIn, pending, children }: SiteProviderProps) {
  const { messages, pageLanguage } = props as SiteProps & PageLanguage;
  // The messages and counts of a site always follow the page.
  const locale = props.locale === 'page' ? undefined : props.locale;
  const language = useLanguage(locale || pageLanguage, builtIn !== undefined);
  const site = useResolvedSite(props, builtIn, language?.labels);
  const { lang, dir } = useLanguageAttributes(language ?? english, locale, pageLanguage);
  const mergedMessages = useMessages(messages, texts, language?.texts);
  const explicitLocale = useLocale(locale, Intl.PluralRules);
  const resolvedLocale = explicitLocale ?? resolveLocale(pageLanguage, Intl.PluralRules);
  const numberLocale = useClientValue(() => resolvedLocale, resolvedLocale ?? english.code);
  const value = useMemo(
    () =>
      site &&
      language && {
        site,
        messages: mergedMessages,
        customMessages: messages,
        language,
        locale: numberLocale,
        languageAttributes: { lang, dir },
      },
    [site, language, messages, mergedMessages, numberLocale, lang, dir],
  );
  return value ? <SiteContext value={value}>{children}</SiteContext> : pending;
}

/** Returns the resolved site, or `undefined` while the configuration loads. `labels` are translations of the labels in `builtIn`. */
function useResolvedSite(
  { config, configSrc, productName, baseUrl, logoSrc, chatSrc, accessibilitySrc }: SiteProviderProps['site'],
  builtIn: SiteConfig | undefined,
  labels: Labels | undefined,
): Site | undefined {
  const warn = useWarn();
  const { resolver } = useContext(PageContext);
  const load = useCallback(() => loadResolver({ config, configSrc }, warn), [config, configSrc, warn]);
  const resolve = useLoaded(resolver ?? getResolver({ config, configSrc }), load);
  const resolved = useMemo(
    () =>
      resolve?.({
        productName,
        baseUrl,
        logoSrc,
        chatSrc,
        accessibilitySrc,
        builtIn: labels ? copyWithoutPrototypes(builtIn, (text) => labels[text] ?? text) : builtIn,
      }),
    [resolve, productName, baseUrl, logoSrc, chatSrc, accessibilitySrc, builtIn, labels],
  );
  useEffect(() => {
    for (const message of resolved?.warnings ?? []) warn(message);
  }, [resolved, warn]);
  return resolved?.site;
}

const resolveBuiltInSite: SiteResolver = (options) => makeSite(Object.create(null) as SiteConfig, options);

/** Resolvers of loaded configurations, by object and by URL. */
const resolvers = { objects: new WeakMap<object, SiteResolver>(), urls: new Map<string, SiteResolver>() };

type ConfigSource = Pick<SiteProps, 'config' | 'configSrc'>;

function getResolver({ config, configSrc }: ConfigSource): SiteResolver | undefined {
  if (config !== undefined) return isKey(config) ? resolvers.objects.get(config) : undefined;
  return configSrc ? resolvers.urls.get(configSrc) : resolveBuiltInSite;
}

async function loadResolver({ config, configSrc }: ConfigSource, warn: Warn): Promise<SiteResolver> {
  if (config === undefined && !configSrc) return resolveBuiltInSite;
  const existing = getResolver({ config, configSrc });
  // After a failure, the cache contains the built-in site, and the configuration is requested again.
  if (existing && existing !== resolveBuiltInSite) return existing;
  const loading = import('../site/config/resolveSite.ts').then(({ loadSite }) =>
    loadSite(config, configSrc, warn),
  );
  const resolver = (await loadWithFallback(loading, warn, undefined)) ?? resolveBuiltInSite;
  if (isKey(config)) resolvers.objects.set(config, resolver);
  else if (config === undefined) resolvers.urls.set(configSrc!, resolver);
  return resolver;
}

const isKey = (config: unknown): config is object => typeof config === 'object' && config !== null;

/** Loads the data of the first render of server-rendered HTML. `hasLabels` is true for elements with built-in lists. */
export async function prepareSite(
  props: SiteProps & PageLanguage,
  warn: Warn,
  hasLabels = false,
): Promise<void> {
  const locale = props.locale === 'page' ? undefined : props.locale;
  await Promise.all([loadResolver(props, warn), loadLanguage(locale || props.pageLanguage, warn, hasLabels)]);
}
