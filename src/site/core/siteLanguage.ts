import type { MessageTable } from './texts.ts';

/** Translations of the labels of built-in links and categories, by English label. */
export type Labels = Readonly<Record<string, string>>;

/** Language of the messages. */
export interface SiteLanguage {
  /** BCP 47 tag. */
  readonly code: string;
  /** Messages of header and footer. Omitted for English, whose messages are built in. */
  readonly texts?: MessageTable;
  /** Omitted for English, and for elements that show no built-in labels. */
  readonly labels?: Labels | undefined;
}

export const english: SiteLanguage = { code: 'en' };

/** Returns whether a BCP 47 tag is English. Returns `true` for a missing tag, because the built-in messages are English. */
export const isEnglish = (tag: string | undefined): boolean => !tag || /^en\b/i.test(tag);

/** Attributes of an element that shows messages in a language. */
export interface LanguageAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Returns the attributes of an element with messages in a language, whose direction may differ from the page's direction. */
export const getLanguageAttributes = (code: string, locale?: string): LanguageAttributes => {
  if (!isEnglish(code)) return { lang: code, dir: code === 'ar' ? 'rtl' : 'ltr' };
  // English may be a substitute for the page's language, and then inherits its direction. An English `locale` rules that out.
  return locale && isEnglish(locale) ? { dir: 'ltr' } : {};
};
