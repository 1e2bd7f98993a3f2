import { salvageConfig, type SiteConfig } from './configSchema.ts';
import { fetchConfig } from './fetchConfig.ts';
import { ownOnly } from '../core/ownOnly.ts';
import { filterUrl } from '../core/safeUrl.ts';

/** Loads the page's configuration. One warning names every entry that is invalid and ignored. */
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
  const { config, errors } = salvageConfig(input);
  if (errors.length > 0)
    warn(
      `${source} contains entries that are ignored. ${errors.map(({ path, message }) => `\`${path}\` ${message}`).join(' ')}`,
    );
  return config;
}
