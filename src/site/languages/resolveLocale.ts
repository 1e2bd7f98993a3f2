/** Data of the browser for a locale: dates and times, or plurals. Before its first date, Chromium reads all its locales, which takes 30 ms. */
export interface LocaleData {
  supportedLocalesOf(locale: string): string[];
}

/** Returns the locale as a canonical BCP 47 tag, or `undefined` if the browser has no data for it. */
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
