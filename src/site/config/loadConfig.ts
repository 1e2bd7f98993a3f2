import { parseConfig, type SiteConfig } from './configSchema.ts';
import { fetchConfig } from './fetchConfig.ts';
import { ownOnly } from '../core/ownOnly.ts';
import { filterUrl } from '../core/safeUrl.ts';

/** The page's configuration, or the built-in one with a single warning that names what is invalid, and where. */
export async function loadConfig(
  config: unknown,
  configSrc: string | undefined,
  warn: (message: string) => void,
): Promise<SiteConfig> {
  if (config !== undefined) return check('config', config, warn);
  const address = filterUrl(configSrc, { kind: 'web' });
  if (address === undefined) {
    warn(`config-src="${configSrc}" is no http(s) address, so the built-in site is shown.`);
    return ownOnly({});
  }
  try {
    return check('config-src', await fetchConfig(address), warn);
  } catch (error) {
    warn(
      `config-src="${address}" could not be read (${String(error)}), so the built-in site is shown; check that it answers with JSON.`,
    );
    return ownOnly({});
  }
}

function check(source: string, input: unknown, warn: (message: string) => void): SiteConfig {
  const result = parseConfig(input);
  if ('config' in result) return result.config;
  const [first, ...more] = result.errors;
  const rest = more.length > 0 ? ` (and ${more.length} more)` : '';
  warn(
    `${source} does not fit the schema at ${first?.path}: ${first?.message}${rest}; the built-in site is shown until it does.`,
  );
  return ownOnly({});
}
