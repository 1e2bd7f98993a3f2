/** The languages of the header and footer, as BCP 47 tags. */
export const siteLanguages = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'nl',
  'pl',
  'pt-BR',
  'sv',
  'zh-Hans',
] as const;

const names = new Intl.DisplayNames('en', { type: 'language' });

export const formatLanguage = (tag: string): string => names.of(tag) ?? tag;
