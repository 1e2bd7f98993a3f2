import { useCallback, useContext, useMemo } from 'react';
import {
  english,
  getLanguageAttributes,
  isEnglish,
  type LanguageAttributes,
  type SiteLanguage,
} from '../site/core/siteLanguage.ts';
import type { Warn } from '../site/warnings/createWarn.ts';
import { useWarn } from './hostContext.tsx';
import { loadWithFallback } from '../site/network/loading.ts';
import { PageContext, useClientValue } from './pageContext.tsx';
import { useLoaded } from './lazyModule.ts';
import { type LocaleData, resolveLocale } from '../site/languages/locales.ts';

/** Loaded languages by the result of `getKey()`. */
const languages = new Map<string, SiteLanguage>();
const loadingLanguages = new Map<string, Promise<SiteLanguage>>();

const getKey = (tag: string | undefined, hasLabels: boolean) => `${tag} ${hasLabels}`;

/** Returns a language, or `undefined` if its messages have not loaded yet. */
export const getLanguage = (tag: string | undefined, hasLabels = false): SiteLanguage | undefined =>
  isEnglish(tag) ? english : languages.get(getKey(tag, hasLabels));

/** Loads the messages of a language, and with `hasLabels` its labels. Returns English if the language is unavailable. */
export async function loadLanguage(
  tag: string | undefined,
  warn: Warn,
  hasLabels = false,
): Promise<SiteLanguage> {
  if (isEnglish(tag)) return english;
  const key = getKey(tag, hasLabels);
  const loading =
    loadingLanguages.get(key) ??
    loadWithFallback(
      import('../site/languages/loadLanguage.ts').then((module) => module.loadLanguage(tag!, hasLabels)),
      warn,
      english,
    );
  loadingLanguages.set(key, loading);
  const language = await loading;
  languages.set(key, language);
  loadingLanguages.delete(key);
  return language;
}

/** Returns the language of the messages. Returns `undefined` while the first language loads. */
export function useLanguage(tag: string | undefined, hasLabels = false): SiteLanguage | undefined {
  const warn = useWarn();
  const { language } = useContext(PageContext);
  const load = useCallback(() => loadLanguage(tag, warn, hasLabels), [tag, warn, hasLabels]);
  return useLoaded(language ?? getLanguage(tag, hasLabels), load);
}

/** Returns the attributes of the element around the messages. English messages have `lang` on a page in another language. */
export function useLanguageAttributes(
  { code }: SiteLanguage,
  locale: string | undefined,
  pageLanguage: string | undefined,
): LanguageAttributes {
  const isForeign = useClientValue(() => isEnglish(code) && !isEnglish(pageLanguage), false);
  return { ...(isForeign ? { lang: code } : {}), ...getLanguageAttributes(code, locale) };
}

/** Returns the result of `resolveLocale()`. Warns if the browser has no data for the locale. */
export function useLocale(locale: string | undefined, data?: LocaleData): string | undefined {
  const warn = useWarn();
  return useMemo(() => {
    const resolvedLocale = resolveLocale(locale, data);
    if (locale && !resolvedLocale) warnAboutLocale(locale, warn);
    return resolvedLocale;
  }, [locale, data, warn]);
}

export function warnAboutLocale(locale: string, warn: Warn): void {
  warn(`\`locale="${locale}"\` isn't a supported locale. Using the default. Use a tag such as \`de-CH\`.`);
}
