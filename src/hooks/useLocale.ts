import { useMemo } from 'react';
import { type LocaleData, resolveLocale } from '../site/languages/resolveLocale.ts';
import { useWarn } from './useWarn.ts';

/** The locale that `resolveLocale()` returns. Warns if the browser has no data for it. */
export function useLocale(locale: string | undefined, data?: LocaleData): string | undefined {
  const warn = useWarn();
  return useMemo(() => {
    const known = resolveLocale(locale, data);
    if (locale && !known)
      warn(
        `locale="${locale}" is no BCP 47 language tag of this browser, so its own is used; write it as in de-CH.`,
      );
    return known;
  }, [locale, data, warn]);
}
