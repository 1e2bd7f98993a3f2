import { english, type SiteLanguage } from '../core/siteLanguage.ts';
import type { Messages } from '../messages/siteMessages.ts';
import { findLanguage } from './findLanguage.ts';

/** The languages besides English; the texts of each are a module of its own. */
const importers: Readonly<Record<string, () => Promise<{ texts: Messages }>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  sv: () => import('./sv.ts'),
  'zh-Hans': () => import('./zh-Hans.ts'),
};

const loaded = new Map<string, SiteLanguage>();

/** The language of a BCP 47 tag with its texts, the same object each time; English for those that there are no texts of. */
export async function loadLanguage(tag: string): Promise<SiteLanguage> {
  const code = findLanguage(tag, Object.keys(importers));
  if (code === undefined) return english;
  const { texts } = await importers[code]!();
  const language = loaded.get(code) ?? { code, texts };
  loaded.set(code, language);
  return language;
}
