import { english, isEnglish, type SiteLanguage } from '../core/siteLanguage.ts';
import { loadWithFallback } from '../network/loading.ts';
import type { Warn } from '../warnings/createWarn.ts';

/** Loaded languages by the result of `getKey()`. */
const languages = new Map<string, SiteLanguage>();
const loadingLanguages = new Map<string, Promise<SiteLanguage>>();

const getKey = (tag: string | undefined, hasLabels: boolean) => `${tag} ${hasLabels}`;

/** Returns a language, or `undefined` if its messages have not loaded yet. */
export const getLanguage = (tag: string | undefined, hasLabels = false): SiteLanguage | undefined =>
  isEnglish(tag) ? english : languages.get(getKey(tag, hasLabels));

/** Loads the messages of a language, and with `hasLabels` its labels. Returns English if the language is unavailable. */
export async function loadLanguage(
  tag: string | undefined,
  warn: Warn,
  hasLabels = false,
): Promise<SiteLanguage> {
  if (isEnglish(tag)) return english;
  const key = getKey(tag, hasLabels);
  const loading =
    loadingLanguages.get(key) ??
    loadWithFallback(
      import('./loadLanguage.ts').then((module) => module.loadLanguage(tag!, hasLabels)),
      warn,
      english,
    );
  loadingLanguages.set(key, loading);
  const language = await loading;
  languages.set(key, language);
  loadingLanguages.delete(key);
  return language;
}
