import { isObject } from './objects.ts';

/** A text that depends on a number, by the plural categories of Intl.PluralRules; `other` is always there. */
export type PluralText = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

export type Texts = Readonly<Record<string, string | PluralText>>;

/** Fills `{name}` in a text. A place without a value stays as it is written. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? values[name]! : place));

/** The defaults with a page's own texts over them. Other entries are ignored; checkMessages.ts warns of them. */
export function mergeMessages<T extends Texts>(own: unknown, defaults: T): T {
  if (!isObject(own)) return defaults;
  const fitting = Object.entries(own).filter(([name, text]) => fits(defaults, name, text));
  return { ...defaults, ...Object.fromEntries(fitting) };
}

/** Whether something can take the place of a text: a text, or one with plural forms. */
export function fits(defaults: Texts, name: string, text: unknown): boolean {
  if (!Object.hasOwn(defaults, name)) return false;
  if (typeof defaults[name] === 'string') return typeof text === 'string';
  return isObject(text) && 'other' in text && Object.values(text).every((form) => typeof form === 'string');
}

/** The form of a counted text for a number, with `{count}` in the locale's digits. */
export function formatPlural(text: PluralText, number: number, locale?: string): string {
  const form = text[new Intl.PluralRules(locale).select(number)] ?? text.other;
  return fill(form, { count: formatCount(number, locale) });
}

export const formatCount = (number: number, locale?: string): string =>
  new Intl.NumberFormat(locale).format(number);
