import { useMemo } from 'react';
import { useWarn } from './useWarn.ts';

/** What a locale is for: dates and times, or plurals. Before its first date, Chromium looks through all its locales, for 30 ms. */
interface LocaleData {
  supportedLocalesOf(locale: string): string[];
}

/** A page's locale if it is one for which the browser has the data. */
export function resolveLocale(
  locale: string | undefined,
  data: LocaleData = Intl.DateTimeFormat,
): string | undefined {
  try {
    return locale ? data.supportedLocalesOf(locale)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** The same, with a warning where it is not. */
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
