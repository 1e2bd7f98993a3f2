import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { ComponentStyles } from '../styles/cascade.ts';
import { mergeMessages, type Texts } from '../site/core/texts.ts';

/** Warns the page's author: what is invalid, and what to do about it; `loadError` is that of a file of the library that could not be loaded. */
export type Warn = (message: string, loadError?: unknown) => void;

/** What components are rendered in: an element, or the page itself. */
export interface ComponentHost {
  readonly warn: Warn;
  /** Applies the rules of a component, once however often it is called; may return an element that holds them. */
  insertStyles(styles: ComponentStyles): ReactNode;
}

/** In the page itself React keeps one style element for each component, on a server too. */
const page: ComponentHost = {
  warn: (message) => console.warn(`auction-elements: ${message}`),
  insertStyles: ({ className, rules }) => (
    <style href={className} precedence="auction-elements">
      {rules}
    </style>
  ),
};

export const HostContext = createContext(page);

export const useWarn = (): Warn => useContext(HostContext).warn;

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
