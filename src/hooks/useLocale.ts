import { useMemo } from 'react';
import { useWarn } from './useWarn.ts';

/** A page's locale if it is one; else the browser's, with a warning. */
export function useLocale(locale: string | undefined): string | undefined {
  const warn = useWarn();
  return useMemo(() => {
    if (!locale) return undefined;
    try {
      return Intl.getCanonicalLocales(locale)[0];
    } catch {
      warn(
        `locale is "${locale}", which is no BCP 47 language tag, so the browser's is used; write it as in de-CH.`,
      );
      return undefined;
    }
  }, [locale, warn]);
}
