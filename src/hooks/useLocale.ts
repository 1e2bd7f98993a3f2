import { useMemo } from 'react';
import { useWarn } from './useWarn.ts';

/** A page's locale if it is one that the browser has. */
export function resolveLocale(locale: string | undefined): string | undefined {
  try {
    return locale ? Intl.DateTimeFormat.supportedLocalesOf(locale)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** The same, with a warning where it is not. */
export function useLocale(locale: string | undefined): string | undefined {
  const warn = useWarn();
  return useMemo(() => {
    const known = resolveLocale(locale);
    if (locale && !known)
      warn(
        `locale="${locale}" is no BCP 47 language tag of this browser, so its own is used; write it as in de-CH.`,
      );
    return known;
  }, [locale, warn]);
}
