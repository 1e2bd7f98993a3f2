import { templateLanguages } from '../../../elements/server/templates/templateLanguages.ts';
import { filterUrl } from '../../../src/site/core/urls.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import type { ConfigError } from '../state/validateConfig.ts';
import { siteLanguages } from '../texts/languages.ts';

/** Settings that aren't part of the configuration. They become attributes, paths, and templates. */
export type PageSettings = Pick<SiteDocument, 'language' | 'logo' | 'basePath' | 'template'>;

/** The titles of the settings in the form. */
export const settingTitles: Readonly<Record<keyof PageSettings, string>> = {
  language: 'Site language',
  logo: 'Logo',
  basePath: 'Base path',
  template: 'Server files',
};

/** Returns the errors of the settings that users type. */
export function validateSettings({ logo, basePath }: PageSettings): ConfigError[] {
  const errors: ConfigError[] = [];
  if (logo !== '' && filterUrl(logo, 'web') === undefined)
    errors.push({ place: ['logo'], message: 'Enter a URL, such as /logo.svg.' });
  if (basePath !== '' && !/^(\/[\w.~-]+)+$/.test(basePath))
    errors.push({ place: ['basePath'], message: 'Enter a path, such as /shop.' });
  return errors;
}

/** Reads the settings in a downloaded ZIP file. Ignores values that this version of the editor doesn't support. */
export function readSettings(value: Readonly<Record<string, unknown>>): Partial<PageSettings> {
  const { language, logo, basePath, template } = value;
  return {
    ...(siteLanguages.includes(language as 'en') && { language: language as string }),
    ...(typeof logo === 'string' && { logo }),
    ...(typeof basePath === 'string' && { basePath }),
    ...(templateLanguages.has(String(template)) && { template: template as string }),
  };
}
