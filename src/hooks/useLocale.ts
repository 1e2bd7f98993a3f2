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

/** A page's locale if it is one; else the browser's, with a warning, as where the browser does not have that locale. */
export function useLocale(locale: string | undefined): string | undefined {
  const warn = useWarn();
  return useMemo(() => {
    if (!locale) return undefined;
    try {
      const [known] = Intl.DateTimeFormat.supportedLocalesOf(locale);
      if (!known)
        warn(
          `locale is "${locale}", which this browser does not have, so it uses its own; set date-format for an order that is the same everywhere.`,
        );
      return known;
    } catch {
      warn(
        `locale is "${locale}", which is no BCP 47 language tag, so the browser's is used; write it as in de-CH.`,
      );
      return undefined;
    }
  }, [locale, warn]);
}
