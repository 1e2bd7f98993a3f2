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

/** Attributes of what shows the texts of a language. English is what they are without; it is said where the page is in another one. */
export const getLanguageAttributes = (code: string): { lang?: string; dir?: 'rtl' } => ({
  ...(isEnglish(code) ? {} : { lang: code }),
  ...(code === 'ar' ? { dir: 'rtl' } : {}),
});
