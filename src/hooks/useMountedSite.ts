import { useEffect, useMemo, useState } from 'react';
import type { SiteConfig } from '../site/configSchema.ts';
import { mergeMessages } from '../site/messages.ts';
import { safeBaseUrl } from '../site/safeUrl.ts';
import { makeSite } from '../site/site.ts';
import type { SiteContextValue } from './siteContext.ts';
import { useWarn, type Warn } from './useWarn.ts';

/** The attributes that say what site it is; header, footer and their parts all take them. */
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
  /** BCP 47 tag for numbers; the browser's own by default. */
  locale?: string | undefined;
}

const builtIn: SiteConfig = {};

/** Puts attributes, configuration and defaults together; `undefined` while a configuration is on its way. */
export function useMountedSite({
  productName,
  baseUrl,
  config,
  configSrc,
  messages,
  locale,
}: SiteProps): SiteContextValue | undefined {
  const warn = useWarn();
  const siteConfig = useConfig(config, configSrc, warn);
  const base = useMemo(() => checkedBaseUrl(baseUrl, warn), [baseUrl, warn]);
  const texts = useMemo(() => mergeMessages(messages, warn), [messages, warn]);
  const tag = useMemo(() => checkedLocale(locale, warn), [locale, warn]);
  const site = useMemo(() => {
    if (!siteConfig) return undefined;
    const made = makeSite(siteConfig, { baseUrl: base, warn });
    return productName ? { ...made, productName } : made;
  }, [siteConfig, base, warn, productName]);
  return useMemo(() => site && { site, messages: texts, locale: tag }, [site, texts, tag]);
}

/** The configuration that counts now. The one that is shown stays until its successor has arrived. */
function useConfig(config: unknown, configSrc: string | undefined, warn: Warn): SiteConfig | undefined {
  const configured = config !== undefined || Boolean(configSrc);
  const [loaded, setLoaded] = useState(configured ? undefined : builtIn);
  useEffect(() => {
    if (!configured) return undefined;
    let current = true;
    void import('../site/loadConfig.ts')
      .then(({ loadConfig }) => loadConfig(config, configSrc, warn))
      .catch((error: unknown) => {
        warn(`the configuration could not be read (${String(error)}), so the built-in site is shown.`);
        return builtIn;
      })
      .then((next) => {
        if (current) setLoaded(next);
      });
    return () => {
      current = false;
    };
  }, [config, configSrc, configured, warn]);
  return configured ? loaded : builtIn;
}

function checkedBaseUrl(baseUrl: string | undefined, warn: Warn): string {
  const safe = safeBaseUrl(baseUrl);
  if (safe === undefined) warn(`base-url="${baseUrl}" is no http(s) address or path, so it is not used.`);
  return safe ?? '';
}

function checkedLocale(locale: string | undefined, warn: Warn): string | undefined {
  if (!locale) return undefined;
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    warn(`locale="${locale}" is no BCP 47 language tag, so the browser's is used; write it like "en-GB".`);
    return undefined;
  }
}
