import { english, type SiteLanguage } from '../core/siteLanguage.ts';
import type { Messages } from '../messages/siteMessages.ts';
import { findLanguage } from './findLanguage.ts';
import { texts as ar } from './ar.ts';
import { texts as de } from './de.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as ja } from './ja.ts';
import { texts as nl } from './nl.ts';
import { texts as pl } from './pl.ts';
import { texts as ptBR } from './pt-BR.ts';
import { texts as sv } from './sv.ts';
import { texts as zhHans } from './zh-Hans.ts';

/** For servers, which render at once: the texts of all languages besides English. */
export const allTexts: Readonly<Record<string, Messages>> = {
  ar,
  de,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  'pt-BR': ptBR,
  sv,
  'zh-Hans': zhHans,
};

/** The same as `loadLanguage()`. */
export function getLanguage(tag: string): SiteLanguage {
  const code = findLanguage(tag, Object.keys(allTexts));
  return code === undefined ? english : { code, texts: allTexts[code]! };
}
