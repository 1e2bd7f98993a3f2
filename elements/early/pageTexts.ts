import type { SiteLanguage } from '../../src/site/core/siteLanguage.ts';
import { isEnglish } from '../../src/site/core/siteLanguage.ts';
import { findLanguage } from '../../src/site/languages/findLanguage.ts';
import { findPageLanguage } from '../core/pageLanguage.ts';
import { readText } from './readPageValues.ts';
import { importFile, languages } from './siteScript.ts';

/** The language of an element, if it is another one than that of the markup, with the texts on their way; English if they cannot be loaded. */
export function loadPageTexts(element: Element): Promise<SiteLanguage | undefined> | undefined {
  const tag = readText(element, 'locale', 'locale') || findPageLanguage(element);
  const code = isEnglish(tag) ? undefined : findLanguage(tag!, Object.keys(languages));
  if (code === undefined) return undefined;
  return importFile(languages[code]!).then(
    (module) => ({ code, ...(module as Required<Pick<SiteLanguage, 'texts'>>) }),
    () => undefined,
  );
}
