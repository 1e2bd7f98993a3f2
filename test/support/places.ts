/** Locales whose orders, digits, day periods and spaces differ. */
export const locales = [
  'en-US',
  'en-GB',
  'en-CA',
  'de-DE',
  'fr-FR',
  'fr-CA',
  'es-MX',
  'pt-BR',
  'sv-SE',
  'ja-JP',
  'ko-KR',
  'ar-EG',
  'hi-IN',
  'bg-BG',
  'th-TH',
  'fa-IR',
  'he-IL',
] as const;

/** Zones with half-hour shifts, none, and days that were never there. */
export const zones = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Cairo',
] as const;

let tags = 0;

/** The same locale under another tag: what formats have computed for a locale is cached by its tag. */
export const makeUncachedLocale = (locale: string): string => `${locale}-x-tag${++tags}`;
