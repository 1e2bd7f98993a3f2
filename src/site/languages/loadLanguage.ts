import { english, type Labels, type SiteLanguage } from '../core/siteLanguage.ts';
import type { Messages } from '../messages/siteMessages.ts';
import { findNearest } from './locales.ts';

/** Functions that import the messages and labels of each language except English, by file. */
const importers = import.meta.glob<Messages>('./*.json', { import: 'default' });
const labelImporters = import.meta.glob<Labels>('./labels/*.json', { import: 'default' });
const codes = Object.keys(importers).map((file) => file.slice('./'.length, -'.json'.length));

/** Loads a language and its messages by BCP 47 tag, and with `hasLabels` its labels. Returns English if messages don't exist. */
export async function loadLanguage(tag: string, hasLabels = false): Promise<SiteLanguage> {
  const code = codes[findNearest(tag, codes)];
  if (code === undefined) return english;
  const [texts, labels] = await Promise.all([
    importers[`./${code}.json`]!(),
    hasLabels ? labelImporters[`./labels/${code}.json`]!() : undefined,
  ]);
  return { code, texts, labels };
}
