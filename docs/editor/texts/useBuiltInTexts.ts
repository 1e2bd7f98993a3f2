import { useEffect, useState } from 'react';
import type { MessageTable as Messages } from '../../../src/site/core/texts.ts';
import { loadLanguage } from '../../../src/site/languages/loadLanguage.ts';

/** Returns the messages of a language after they load. Returns an empty object for English. */
export function useBuiltInTexts(language: string): Messages {
  const [translated, setTranslated] = useState<Messages>({});
  useEffect(() => {
    let isCurrent = true;
    // If the messages can't be loaded, the fields show the English messages.
    void loadLanguage(language).then(
      (loaded) => isCurrent && setTranslated(loaded.texts ?? {}), // words-ok
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return translated;
}
