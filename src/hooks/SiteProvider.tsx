import { type Context, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import type { SiteConfig } from '../site/config/configSchema.ts';
import { makeSite, type Site, type SiteOptions } from '../site/config/site.ts';
import type { SiteResolver } from '../site/config/resolveSite.ts';
import { english, type LanguageAttributes } from '../site/core/siteLanguage.ts';
import type { Texts } from '../site/core/texts.ts';
import { resolveLocale } from '../site/languages/locales.ts';
import { type Warn, useWarn, useMessages } from './hostContext.tsx';
import { loadOr } from '../site/network/loading.ts';
import { PageContext, PageProvider, useClientValue } from './pageContext.tsx';
import { loadLanguage, useLanguage, useLanguageAttributes, useLocale } from './useLanguage.ts';
import { useLoaded } from './lazyModule.ts';

/** The site configuration of header, footer, search, and newsletter. */
export interface SiteProps {
  /** Fills "My {product}" and names the logo. */
  productName?: string | undefined;
  /** In front of every root-relative link and call. */
  baseUrl?: string | undefined;
  /** Parsed configuration; what does not fit the schema is refused with a warning. */
  config?: unknown;
  /** Where the configuration is to be fetched. `config` wins over it. */
  configSrc?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: unknown;
  /** BCP 47 tag of the language of texts and numbers; that of the page by default, numbers by the browser's own where it says none. */
  locale?: string | undefined;
}

/** The `lang` of the page, as a BCP 47 tag. During hydration, the `lang` that the HTML was rendered for. */
interface PageLanguage {
  pageLanguage?: string | undefined;
}

/** The site, and the texts in the language of the page. */
export interface SiteContextValue<T extends Texts = Texts> {
  site: Site;
  messages: T;
  /** A BCP 47 tag that Intl knows. `undefined` is the language of the browser. */
  locale: string | undefined;
  /** Attributes of the element around all texts, if their language has to be named. */
  languageAttributes: { [K in keyof LanguageAttributes]: LanguageAttributes[K] | undefined };
}

export type SiteContext<T extends Texts> = Context<SiteContextValue<T> | undefined>;

interface SiteProviderProps<T extends Texts> {
  context: SiteContext<T>;
  /** Props of the element. */
  site: SiteProps & Omit<SiteOptions, 'builtIn'>;
  /** The built-in texts. */
  texts: T;
  /** The built-in lists that the element shows. */
  builtIn?: SiteConfig;
  /** Rendered while a configuration is loading. Has the height of the children. */
  pending: ReactNode;
  children: ReactNode;
}

export function SiteProvider<T extends Texts>(props: SiteProviderProps<T>) {
  return (
    <PageProvider>
      <ResolvedSiteProvider {...props} />
    </PageProvider>
  );
}

function ResolvedSiteProvider<T extends Texts>({
  context: SiteContext,
  site: props,
  texts,
  builtIn,
  pending,
  children,
}: SiteProviderProps<T>) {
  const { messages, locale, pageLanguage } = props as SiteProps & PageLanguage;
  const site = useResolvedSite(props, builtIn);
  const language = useLanguage(locale || pageLanguage);
  const { lang, dir } = useLanguageAttributes(language ?? english, locale, pageLanguage);
  const merged = useMessages(messages, texts, language?.texts);
  const ownLocale = useLocale(locale, Intl.PluralRules);
  const known = ownLocale ?? resolveLocale(pageLanguage, Intl.PluralRules);
  const numberLocale = useClientValue(() => known, known ?? english.code);
  const value = useMemo(
    () =>
      site && language && { site, messages: merged, locale: numberLocale, languageAttributes: { lang, dir } },
    [site, language, merged, numberLocale, lang, dir],
  );
  return value ? <SiteContext value={value}>{children}</SiteContext> : pending;
}

/** `undefined` while a configuration is loading. */
function useResolvedSite(
  {
    config,
    configSrc,
    productName,
    baseUrl,
    logoSrc,
    chatSrc,
    accessibilitySrc,
  }: SiteProviderProps<Texts>['site'],
  builtIn: SiteConfig | undefined,
): Site | undefined {
  const warn = useWarn();
  const { resolver } = useContext(PageContext);
  const load = useCallback(() => loadResolver({ config, configSrc }, warn), [config, configSrc, warn]);
  const resolve = useLoaded(resolver ?? getResolver({ config, configSrc }), load);
  const resolved = useMemo(
    () => resolve?.({ productName, baseUrl, logoSrc, chatSrc, accessibilitySrc, builtIn }),
    [resolve, productName, baseUrl, logoSrc, chatSrc, accessibilitySrc, builtIn],
  );
  useEffect(() => {
    for (const message of resolved?.warnings ?? []) warn(message);
  }, [resolved, warn]);
  return resolved?.site;
}

const resolveBuiltInSite: SiteResolver = (options) => makeSite(Object.create(null) as SiteConfig, options);

/** Loaded configurations, by object and by URL. */
const resolvers = { objects: new WeakMap<object, SiteResolver>(), urls: new Map<string, SiteResolver>() };

type ConfigSource = Pick<SiteProps, 'config' | 'configSrc'>;

function getResolver({ config, configSrc }: ConfigSource): SiteResolver | undefined {
  if (config !== undefined) return isKey(config) ? resolvers.objects.get(config) : undefined;
  return configSrc ? resolvers.urls.get(configSrc) : resolveBuiltInSite;
}

async function loadResolver({ config, configSrc }: ConfigSource, warn: Warn): Promise<SiteResolver> {
  if (config === undefined && !configSrc) return resolveBuiltInSite;
  const existing = getResolver({ config, configSrc });
  // A configuration that could not be loaded is requested again.
  if (existing && existing !== resolveBuiltInSite) return existing;
  const loading = import('../site/config/resolveSite.ts').then(({ loadSite }) =>
    loadSite(config, configSrc, warn),
  );
  const resolver = (await loadOr(loading, warn, undefined)) ?? resolveBuiltInSite;
  if (isKey(config)) resolvers.objects.set(config, resolver);
  else if (config === undefined) resolvers.urls.set(configSrc!, resolver);
  return resolver;
}

const isKey = (config: unknown): config is object => typeof config === 'object' && config !== null;

/** Loads the configuration and the language of HTML from a server, so that the first rendering has them. */
export async function prepareSite(props: SiteProps & PageLanguage, warn: Warn): Promise<void> {
  await Promise.all([loadResolver(props, warn), loadLanguage(props.locale || props.pageLanguage, warn)]);
}
