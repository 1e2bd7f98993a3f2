import { useMemo } from 'react';
import { type ControlLanguage, createControlLanguage } from '../controls/controlLanguage.ts';
import { useIsHydrating } from '../hooks/pageContext.tsx';
import { useLanguage, useLocale } from '../hooks/useLanguage.ts';

export interface LocaleProps {
  /** BCP 47 tag. Defaults to the document's `lang` for words, and to the browser's locale for numbers. `page` uses the document's `lang` for both. */
  locale?: string | undefined;
}

/** Returns the language of a control in an app. On servers and during hydration, it is `locale`, or English. */
export function useControlLanguage(localeProp: string | undefined): ControlLanguage {
  const isHydrating = useIsHydrating();
  const locale = useLocale(localeProp === 'page' ? undefined : localeProp, Intl.PluralRules);
  const pageLanguage = isHydrating ? 'en-US' : document.documentElement.lang || navigator.language;
  const language = useLanguage(locale ?? pageLanguage);
  const hasPageNumbers = isHydrating || localeProp === 'page';
  return useMemo(
    () => createControlLanguage({ locale, pageLanguage, hasPageNumbers, language }),
    [locale, pageLanguage, hasPageNumbers, language],
  );
}
