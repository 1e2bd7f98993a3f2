import { english, type SiteLanguage } from '../core/siteLanguage.ts';
import type { Messages } from '../messages/siteMessages.ts';
import { findNearest } from './locales.ts';

const files = import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' });

/** Messages of all languages except English, by BCP 47 tag. Imported statically, because servers render synchronously. */
export const allTexts: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.slice('./'.length, -'.json'.length), texts]),
);

/** Returns the language that `loadLanguage()` loads, but synchronously. */
export function getLanguage(tag: string): SiteLanguage {
  const codes = Object.keys(allTexts);
  const code = codes[findNearest(tag, codes)];
  return code === undefined ? english : { code, texts: allTexts[code]! };
}
