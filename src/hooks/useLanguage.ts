import { useCallback, useContext, useMemo } from 'react';
import {
  getLanguageAttributes,
  isEnglish,
  type LanguageAttributes,
  type SiteLanguage,
} from '../site/core/siteLanguage.ts';
import { useWarn } from './hostContext.tsx';
import { PageContext, useClientValue } from './pageContext.tsx';
import { useLoaded } from './lazyModule.ts';
import { type LocaleData, resolveLocale, warnAboutLocale } from '../site/languages/locales.ts';
import { getLanguage, loadLanguage } from '../site/languages/loadedLanguages.ts';

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
