import type { Texts } from './texts.ts';

/** A language that the library has the texts of. */
export interface SiteLanguage {
  /** BCP 47 tag. */
  readonly code: string;
  /** The texts of header and footer; none for English, in which they are built in. */
  readonly texts?: Texts;
}

export const english: SiteLanguage = { code: 'en' };

/** Whether the built-in texts are those of a language, given by its BCP 47 tag; they are where none is given. */
export const isEnglish = (tag: string | undefined): boolean => !tag || /^en\b/i.test(tag);

/** Of what shows the texts of a language. */
export interface LanguageAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * Attributes of what shows the texts of a language, and their direction, which may be another one than that of the page. English is what they
 * are without: it is said where the page is in another language, and has the page's direction where it only stands in for that language, which
 * nothing but a `locale` of the element rules out.
 */
export const getLanguageAttributes = (code: string, locale?: string): LanguageAttributes => {
  if (!isEnglish(code)) return { lang: code, dir: code === 'ar' ? 'rtl' : 'ltr' };
  return locale && isEnglish(locale) ? { dir: 'ltr' } : {};
};
