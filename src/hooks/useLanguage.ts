import { useEffect, useState } from 'react';
import {
  english,
  getLanguageAttributes,
  isEnglish,
  type LanguageAttributes,
  type SiteLanguage,
} from '../site/core/siteLanguage.ts';
import { loadOr } from './lazyModule.ts';
import { useClientValue } from './useClientValue.ts';
import type { Warn } from './hostContext.tsx';

/** The texts of a language, by its BCP 47 tag; English where there are none. */
export const readLanguage = (tag: string | undefined, warn: Warn): Promise<SiteLanguage> =>
  isEnglish(tag)
    ? Promise.resolve(english)
    : loadOr(
        import('../site/languages/loadLanguage.ts').then(({ loadLanguage }) => loadLanguage(tag!)),
        warn,
        english,
      );

/**
 * The language whose texts are shown; `undefined` while the first one is loaded. The last one stays until its successor is loaded.
 * `prepared` is the one to begin with.
 */
export function useLanguage(
  tag: string | undefined,
  prepared: SiteLanguage | undefined,
  warn: Warn,
): SiteLanguage | undefined {
  const [shown, setShown] = useState(prepared ?? (isEnglish(tag) ? english : undefined));
  useEffect(() => {
    let isCurrent = true;
    void readLanguage(tag, warn).then((next) => {
      if (isCurrent) setShown(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [tag, warn]);
  return shown;
}

/** Attributes of the element around the texts: English is named in a page in another language. */
export function useLanguageAttributes(
  { code }: SiteLanguage,
  locale: string | undefined,
  pageLanguage: string | undefined,
): LanguageAttributes {
  const isForeign = useClientValue(() => isEnglish(code) && !isEnglish(pageLanguage), false);
  return { ...(isForeign ? { lang: code } : {}), ...getLanguageAttributes(code, locale) };
}
