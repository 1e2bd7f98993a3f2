import { useEffect, useMemo } from 'react';
import { mergeMessages, type Texts } from '../site/core/texts.ts';
import { useWarn } from './hostContext.tsx';

/** The texts of a page over those of its language, over the built-in ones. */
export function useMessages<T extends Texts>(own: unknown, defaults: T, language?: Texts): T {
  const warn = useWarn();
  useEffect(() => {
    if (own === undefined) return;
    import('../site/messages/checkMessages.ts').then(
      ({ checkMessages }) => checkMessages(own, defaults, warn),
      () => undefined,
    );
  }, [own, defaults, warn]);
  return useMemo(() => mergeMessages(own, mergeMessages(language, defaults)), [own, language, defaults]);
}
