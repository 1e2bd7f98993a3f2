import { english, type SiteLanguage } from '../core/siteLanguage.ts';
import type { Messages } from '../messages/siteMessages.ts';
import { findNearest } from './locales.ts';

/** Functions that import the messages of each language except English, by file. */
const importers = import.meta.glob<Messages>('./*.json', { import: 'default' });
const codes = Object.keys(importers).map((file) => file.slice('./'.length, -'.json'.length));

const loaded = new Map<string, SiteLanguage>();

/** Loads a language and its messages by BCP 47 tag. Returns the same object for each call, or English if messages don't exist. */
export async function loadLanguage(tag: string): Promise<SiteLanguage> {
  const code = codes[findNearest(tag, codes)];
  if (code === undefined) return english;
  const texts = await importers[`./${code}.json`]!();
  const language = loaded.get(code) ?? { code, texts };
  loaded.set(code, language);
  return language;
}
