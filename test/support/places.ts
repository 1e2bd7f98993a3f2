/** Locales with different orders, digits, day periods, and spaces. */
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

/** Time zones with half-hour shifts, without shifts, and with skipped days. */
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

/** Returns the same locale under another tag, because formats are cached by the tag. */
export const makeUncachedLocale = (locale: string): string => `${locale}-x-tag${++tags}`;
