import { english, type SiteLanguage } from '../core/siteLanguage.ts';
import type { Messages } from '../messages/siteMessages.ts';
import { findLanguage } from './findLanguage.ts';

/** Imports the texts of a language other than English, by file. */
const importers = import.meta.glob<Messages>('./*.json', { import: 'default' });
const codes = Object.keys(importers).map((file) => file.slice('./'.length, -'.json'.length));

const loaded = new Map<string, SiteLanguage>();

/** Loads the language of a BCP 47 tag with its texts, the same object each time. Returns English if there are no texts. */
export async function loadLanguage(tag: string): Promise<SiteLanguage> {
  const code = findLanguage(tag, codes);
  if (code === undefined) return english;
  const texts = await importers[`./${code}.json`]!();
  const language = loaded.get(code) ?? { code, texts };
  loaded.set(code, language);
  return language;
}
