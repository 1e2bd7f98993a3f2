import { fill, type PluralText } from '../core/texts.ts';

/** The form of a counted text for a number, with `{count}` in the locale's digits. */
export function formatPlural(text: PluralText, number: number, locale?: string): string {
  const form = text[new Intl.PluralRules(locale).select(number)] ?? text.other;
  return fill(form, { count: formatCount(number, locale) });
}

export const formatCount = (number: number, locale?: string): string =>
  new Intl.NumberFormat(locale).format(number);
