import { english, type Labels, type SiteLanguage } from '../core/siteLanguage.ts';
import type { Messages } from '../messages/siteMessages.ts';
import { findNearest } from './locales.ts';

const getByCode = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, data]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
      data,
    ]),
  );

/** Messages of all languages except English, by BCP 47 tag. Imported statically, because servers render synchronously. */
export const allTexts = getByCode(import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' }));

/** Labels of built-in links and categories, by BCP 47 tag. */
export const allLabels = getByCode(
  import.meta.glob<Labels>('./labels/*.json', { eager: true, import: 'default' }),
);

/** Returns the language that `loadLanguage()` loads with labels, but synchronously. */
export function getLanguage(tag: string): SiteLanguage {
  const codes = Object.keys(allTexts);
  const code = codes[findNearest(tag, codes)];
  return code === undefined ? english : { code, texts: allTexts[code]!, labels: allLabels[code]! };
}
