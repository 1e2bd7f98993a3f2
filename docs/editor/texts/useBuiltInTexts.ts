import { useEffect, useState } from 'react';
import type { Texts } from '../../../src/site/core/texts.ts';
import { loadLanguage } from '../../../src/site/languages/loadLanguage.ts';

/** The texts of a language, once they are loaded; none for English. */
export function useBuiltInTexts(language: string): Texts {
  const [texts, setTexts] = useState<Texts>({});
  useEffect(() => {
    let isCurrent = true;
    // What cannot be loaded stays English.
    void loadLanguage(language).then(
      (loaded) => isCurrent && setTexts(loaded.texts ?? {}),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return texts;
}
