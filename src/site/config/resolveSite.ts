import { filterUrl } from '../core/safeUrl.ts';
import { warnOfProblems } from '../warnings/problems.ts';
import type { SiteConfig } from './configSchema.ts';
import { fetchConfig } from './fetchConfig.ts';
import { parseConfig } from './parseConfig.ts';
import { makeSite, type ResolvedSite, type SiteOptions } from './site.ts';

type Warn = (message: string) => void;

/** Resolves one configuration for an element. */
export type SiteResolver = (options: SiteOptions) => ResolvedSite;

/**
 * Validates a configuration and applies the options and the defaults. Ignores each invalid entry, with one warning for all of them. `source`
 * names the configuration in the warning. Pure.
 */
export function resolveSite(config: unknown, options: SiteOptions, source = '`config`'): ResolvedSite {
  const invalid: string[] = [];
  const valid = getValidConfig(config, (message) => invalid.push(message), source);
  const { site, warnings } = makeSite(valid, options);
  return { site, warnings: [...invalid, ...warnings] };
}

/** Returns the valid entries, and warns once of the others. */
export function getValidConfig(input: unknown, warn: Warn, source = '`config`'): SiteConfig {
  const { config, problems } = parseConfig(input);
  warnOfProblems(source, problems, '`{"productName": "Gavel"}`', warn);
  return config;
}

/** Loads the configuration of an element, which is an object or the URL of its JSON. Returns `undefined`, with a warning, if that fails. */
export async function loadSite(
  config: unknown,
  configSrc: string | undefined,
  warn: Warn,
): Promise<SiteResolver | undefined> {
  if (config !== undefined) return (options) => resolveSite(config, options);
  const url = filterUrl(configSrc, 'web');
  if (url === undefined) {
    warn(
      `\`config-src="${configSrc}"\` isn't an http(s) URL. Using the built-in site. Use a path or a whole URL.`,
    );
    return undefined;
  }
  try {
    const fetched = await fetchConfig(url);
    return (options) => resolveSite(fetched, options, `\`config-src="${url}"\``);
  } catch (error) {
    warn(
      `\`config-src="${url}"\` could not be read (${String(error)}). Using the built-in site. Check that the response is JSON.`,
    );
    return undefined;
  }
}
