import { isObject } from './objects.ts';

/** Message that depends on a number, by the plural categories of `Intl.PluralRules`. Requires `other`. */
export type PluralMessage = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>;

export type MessageTable = Readonly<Record<string, string | PluralMessage>>;

/** Replaces placeholders such as `{name}` in a message. Placeholders without a value stay unchanged. */
export const formatMessage = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : placeholder,
  );

/** Overrides the default messages with a page's messages. Ignores invalid entries, which checkMessages.ts reports. */
export function mergeMessages<T extends MessageTable>(overrides: unknown, defaults: T): T {
  if (!isObject(overrides)) return defaults;
  const validEntries = Object.entries(overrides).filter(([name, text]) =>
    isValidMessage(defaults, name, text),
  );
  return { ...defaults, ...Object.fromEntries(validEntries) };
}

/** Returns whether a value can replace a default message. A plural message requires an object with plural forms. */
export function isValidMessage(defaults: MessageTable, name: string, text: unknown): boolean {
  if (!Object.hasOwn(defaults, name)) return false;
  if (typeof defaults[name] === 'string') return typeof text === 'string';
  return isObject(text) && 'other' in text && Object.values(text).every((form) => typeof form === 'string');
}

/** Returns the plural form of a message for a number, with `{count}` in the locale's number format. */
export function formatPlural(text: PluralMessage, number: number, locale?: string): string {
  const form = text[new Intl.PluralRules(locale).select(number)] ?? text.other;
  return formatMessage(form, { count: formatCount(number, locale) });
}

export const formatCount = (number: number, locale?: string): string =>
  new Intl.NumberFormat(locale).format(number);
