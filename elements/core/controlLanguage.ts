import {
  type ControlLanguage,
  createControlLanguage,
  type LanguageOptions,
} from '../../src/controls/controlLanguage.ts';
import { getLanguageAttributes } from '../../src/site/core/siteLanguage.ts';
import { resolveLocale, warnAboutLocale } from '../../src/site/languages/locales.ts';
import type { ElementDefinition } from './definition.ts';
import type { Host } from './host.ts';
import { getExplicitLocale } from './pageLanguage.ts';
import { getLanguage, loadLanguage } from '../../src/site/languages/loadedLanguages.ts';

type Values = Readonly<Record<string, unknown>>;

/** Reads the options that determine the language of a control. */
export function readLanguageOptions(
  values: Values,
  warn: (message: string) => void,
): Omit<LanguageOptions, 'language'> {
  const { locale, pageLanguage, hasPageNumbers } = values;
  const explicitLocale = getExplicitLocale(locale as string | undefined);
  const supportedLocale = resolveLocale(explicitLocale, Intl.PluralRules);
  if (explicitLocale && !supportedLocale) warnAboutLocale(explicitLocale, warn);
  return {
    locale: supportedLocale,
    pageLanguage: pageLanguage as string | undefined,
    hasPageNumbers: hasPageNumbers === true || locale === 'page',
  };
}

/** Sets the `language` of a control from its `locale` and the language of the page, now and after the messages have loaded. */
function updateLanguage(host: Host): void {
  const options = readLanguageOptions(host.values(), host.warn);
  const tag = options.locale ?? options.pageLanguage;
  // The element isn't in a document yet.
  if (tag === undefined) return;
  const language = getLanguage(tag);
  // While a language loads, the control keeps its previous language.
  if (language || !host.values()['language']) setLanguage(host, { ...options, language });
  if (!language) void loadLanguage(tag, host.warn).then(() => updateLanguage(host));
}

function setLanguage(host: Host, options: LanguageOptions): void {
  const language: ControlLanguage = createControlLanguage(options);
  host.setProp('language', language);
  const { locale } = options;
  // A control in English has the direction of the page, because English may replace another language.
  const { lang, dir } = getLanguageAttributes(language.code);
  const hasDirection = host.hasAttribute('dir') || (!locale && dir && inheritsDirection(host));
  setAttribute(host.container, 'lang', locale && lang);
  setAttribute(host.container, 'dir', hasDirection ? undefined : dir);
}

/** Returns whether the page has set a direction at the element with the nearest `lang`, or inside it. */
function inheritsDirection(host: Host): boolean {
  const withDirection = host.closest('[dir]');
  const withLanguage = host.closest('[lang]');
  return (
    withDirection !== null &&
    (withLanguage === null || withLanguage === withDirection || !withDirection.contains(withLanguage))
  );
}

function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined || value === '') element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The part of a definition that gives a control its `language`. */
export const controlLanguage: Pick<ElementDefinition, 'followsLanguage' | 'updateLanguage' | 'prepare'> = {
  followsLanguage: true,
  updateLanguage,
  async prepare(values, warn) {
    const { locale, pageLanguage } = readLanguageOptions(values, warn);
    await loadLanguage(locale ?? pageLanguage, warn);
  },
};
