import { useEffect, useMemo, useState } from 'react';
import type { SiteConfig } from '../site/config/configSchema.ts';
import type { Texts } from '../site/core/texts.ts';
import { ownOnly } from '../site/core/ownOnly.ts';
import { safeBaseUrl } from '../site/core/safeUrl.ts';
import { makeSite } from '../site/core/site.ts';
import type { SiteContextValue } from './siteContext.ts';
import { useLocale } from './useLocale.ts';
import { useMessages } from './useMessages.ts';
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

const builtIn: SiteConfig = ownOnly({});

/** What has been read ahead, by the configuration itself or by its address. */
const readObjects = new WeakMap<object, SiteConfig>();
const readAddresses = new Map<unknown, SiteConfig>();

const readAhead = (key: unknown): SiteConfig | undefined =>
  key instanceof Object ? readObjects.get(key) : readAddresses.get(key);

export function setReadConfig(key: unknown, read: SiteConfig): void {
  if (key instanceof Object) readObjects.set(key, read);
  else readAddresses.set(key, read);
}

/** Reads a configuration ahead, so that a tree that a server has drawn with it can be taken over as it stands. */
export async function prepareSite({ config, configSrc }: SiteProps, warn: Warn): Promise<void> {
  if (config !== undefined || configSrc)
    setReadConfig(config ?? configSrc, await readConfig(config, configSrc, warn));
}

/** Puts attributes, configuration and defaults together; `undefined` while a configuration is on its way. */
export function useMountedSite(
  { productName, baseUrl, config, configSrc, messages, locale }: SiteProps,
  builtInTexts: Texts,
): SiteContextValue | undefined {
  const warn = useWarn();
  const siteConfig = useConfig(config, configSrc, warn);
  const base = useMemo(() => checkedBaseUrl(baseUrl, warn), [baseUrl, warn]);
  const texts = useMessages(messages, builtInTexts);
  const tag = useLocale(locale);
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
  const known = configured ? readAhead(config ?? configSrc) : builtIn;
  const [loaded, setLoaded] = useState(known);
  useEffect(() => {
    if (known) return undefined;
    let current = true;
    void readConfig(config, configSrc, warn).then((next) => {
      if (current) setLoaded(next);
    });
    return () => {
      current = false;
    };
  }, [config, configSrc, known, warn]);
  return known ?? loaded;
}

const readConfig = (config: unknown, configSrc: string | undefined, warn: Warn): Promise<SiteConfig> =>
  import('../site/config/loadConfig.ts')
    .then(({ loadConfig }) => loadConfig(config, configSrc, warn))
    .catch((error: unknown) => {
      warn(`the configuration could not be read (${String(error)}), so the built-in site is shown.`);
      return builtIn;
    });

function checkedBaseUrl(baseUrl: string | undefined, warn: Warn): string {
  const safe = safeBaseUrl(baseUrl);
  if (safe === undefined) warn(`base-url="${baseUrl}" is no http(s) address or path, so it is not used.`);
  return safe ?? '';
}
