import { english, isEnglish, type SiteLanguage } from '../core/siteLanguage.ts';
import { loadWithFallback } from '../network/loading.ts';
import type { Warn } from '../warnings/createWarn.ts';

/** Loaded languages by BCP 47 tag. */
const languages = new Map<string, SiteLanguage>();
const loadingLanguages = new Map<string, Promise<SiteLanguage>>();

/** Returns a language, or `undefined` if its messages have not loaded yet. */
export const getLanguage = (tag: string | undefined): SiteLanguage | undefined =>
  isEnglish(tag) ? english : languages.get(tag!);

/** Loads the messages of a language. Returns English if the language is unavailable. */
export async function loadLanguage(tag: string | undefined, warn: Warn): Promise<SiteLanguage> {
  if (isEnglish(tag)) return english;
  const loading =
    loadingLanguages.get(tag!) ??
    loadWithFallback(
      import('./loadLanguage.ts').then((module) => module.loadLanguage(tag!)),
      warn,
      english,
    );
  loadingLanguages.set(tag!, loading);
  const language = await loading;
  languages.set(tag!, language);
  loadingLanguages.delete(tag!);
  return language;
}
