import type { SiteConfig } from './configSchema.ts';
import { fetchConfig } from './fetchConfig.ts';
import { parseConfig } from './parseConfig.ts';
import { ownOnly } from '../core/ownOnly.ts';
import { filterUrl } from '../core/safeUrl.ts';
import { warnOfProblems } from '../warnings/problems.ts';

type Warn = (message: string) => void;

/** The page's configuration, or the built-in one. A single warning names all entries that are invalid. */
export async function loadConfig(
  config: unknown,
  configSrc: string | undefined,
  warn: Warn,
): Promise<SiteConfig> {
  if (config !== undefined) return takeValidEntries('`config`', config, warn);
  const address = filterUrl(configSrc, { kind: 'web' });
  if (address === undefined) {
    warn(
      `\`config-src="${configSrc}"\` isn't an http(s) URL. Using the built-in site. Use a path or a whole URL.`,
    );
    return ownOnly({});
  }
  try {
    return takeValidEntries(`\`config-src="${address}"\``, await fetchConfig(address), warn);
  } catch (error) {
    warn(
      `\`config-src="${address}"\` could not be read (${String(error)}). Using the built-in site. Check that the response is JSON.`,
    );
    return ownOnly({});
  }
}

/** The valid entries of a configuration, with a warning that begins with its source. */
export function takeValidEntries(source: string, input: unknown, warn: Warn): SiteConfig {
  const { config, problems } = parseConfig(input);
  warnOfProblems(source, problems, '`{"productName": "Gavel"}`', warn);
  return config;
}
