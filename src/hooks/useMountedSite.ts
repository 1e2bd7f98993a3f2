import { useEffect, useMemo, useState } from 'react';
import type { SiteConfig } from '../site/config/configSchema.ts';
import type { Texts } from '../site/core/texts.ts';
import { english, type SiteLanguage } from '../site/core/siteLanguage.ts';
import { ownOnly } from '../site/core/ownOnly.ts';
import { filterBaseUrl } from '../site/core/safeUrl.ts';
import { makeSite } from '../site/config/site.ts';
import type { SiteContextValue } from './siteContext.ts';
import { loadOr } from './lazyModule.ts';
import { readLanguage, useLanguage, useLanguageAttributes } from './useLanguage.ts';
import { resolveLocale } from '../site/languages/resolveLocale.ts';
import { useLocale } from './useLocale.ts';
import { useMessages } from './useMessages.ts';
import { useClientValue } from './useClientValue.ts';
import type { Warn } from './hostContext.tsx';
import { useWarn } from './useWarn.ts';

/** What header, footer, search and newsletter all take to know the site. */
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

const builtIn: SiteConfig = ownOnly({});

/** A configuration that was read before the component that needs it is rendered, so that the first rendering has it. */
export interface PreparedConfig {
  /** The `config` or `configSrc` that it was read from. */
  source: unknown;
  config: SiteConfig;
}

/** What is known of the page and of what a server has rendered for it. */
interface PreparedProps {
  preparedConfig?: PreparedConfig | undefined;
  /** The language of the first rendering. */
  preparedLanguage?: SiteLanguage | undefined;
  /** BCP 47 tag: what the page says of its language. */
  pageLanguage?: string | undefined;
  /** BCP 47 tag: what the element says of its own, which is all that a server knows. */
  elementLanguage?: string | undefined;
}

/**
 * Reads a configuration and the texts before hydration, which has to begin with what the server has rendered into a container. Returns
 * further props.
 */
export async function prepareSite(site: SiteProps, warn: Warn, container: Element): Promise<PreparedProps> {
  const source = getConfigSource(site);
  // React renders preloads of images before the tree.
  const rendered = container.querySelector<HTMLElement>(':scope > [lang]')?.lang;
  const { host } = container.getRootNode() as Partial<ShadowRoot>;
  const [config, preparedLanguage] = await Promise.all([
    source === undefined ? undefined : readConfig(site, warn),
    readLanguage(rendered, warn),
  ]);
  return {
    preparedLanguage,
    elementLanguage: (host as HTMLElement | undefined)?.lang,
    ...(config && { preparedConfig: { source, config } }),
  };
}

/** What a configuration is read from; `undefined` for the built-in one. */
const getConfigSource = ({ config, configSrc }: SiteProps): unknown =>
  config === undefined ? configSrc || undefined : config;

/** Attributes, configuration and defaults together; `undefined` while a configuration is loaded. */
export function useMountedSite<T extends Texts>(
  props: SiteProps & PreparedProps,
  builtInTexts: T,
): SiteContextValue<T> | undefined {
  const { productName, baseUrl, messages, locale, pageLanguage, preparedLanguage, elementLanguage } = props;
  const warn = useWarn();
  const siteConfig = useConfig(props, warn);
  const base = useMemo(() => checkBaseUrl(baseUrl, warn), [baseUrl, warn]);
  const language = useLanguage(locale || pageLanguage, preparedLanguage, warn);
  const { lang, dir } = useLanguageAttributes(language ?? english, locale, pageLanguage);
  const merged = useMessages(messages, builtInTexts, language?.texts);
  const own = useLocale(locale, Intl.PluralRules);
  const tag = useClientValue(
    () => own ?? resolveLocale(pageLanguage, Intl.PluralRules),
    own ?? resolveLocale(elementLanguage, Intl.PluralRules) ?? english.code,
  );
  const site = useMemo(() => {
    if (!siteConfig) return undefined;
    const made = makeSite(siteConfig, { baseUrl: base, warn });
    return productName ? { ...made, productName } : made;
  }, [siteConfig, base, warn, productName]);
  return useMemo(
    () =>
      site &&
      language && {
        site,
        messages: merged,
        texts: [messages, language.texts],
        locale: tag,
        languageAttributes: { lang, dir },
      },
    [site, language, merged, messages, tag, lang, dir],
  );
}

/** The configuration to show. The last one stays until its successor is loaded. */
function useConfig(
  { config, configSrc, preparedConfig }: SiteProps & PreparedProps,
  warn: Warn,
): SiteConfig | undefined {
  const source = getConfigSource({ config, configSrc });
  const prepared = preparedConfig?.source === source ? preparedConfig?.config : undefined;
  const known = source === undefined ? builtIn : prepared;
  const [loaded, setLoaded] = useState(known);
  useEffect(() => {
    if (known) return undefined;
    let isCurrent = true;
    void readConfig({ config, configSrc }, warn).then((next) => {
      if (isCurrent) setLoaded(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [config, configSrc, known, warn]);
  return known ?? loaded;
}

const readConfig = ({ config, configSrc }: SiteProps, warn: Warn): Promise<SiteConfig> =>
  loadOr(
    import('../site/config/loadConfig.ts').then(({ loadConfig }) => loadConfig(config, configSrc, warn)),
    warn,
    builtIn,
  );

function checkBaseUrl(baseUrl: string | undefined, warn: Warn): string {
  const safe = filterBaseUrl(baseUrl);
  if (safe === undefined) warn(`base-url="${baseUrl}" is no http(s) address or path, so it is not used.`);
  return safe ?? '';
}
