import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { ComponentStyles } from '../styles/cascade.ts';
import { createWarn, type Warn } from '../site/warnings/createWarn.ts';
import { mergeMessages, type MessageTable } from '../site/core/texts.ts';

/** Environment that a component renders in: a host element or the document. */
export interface ComponentHost {
  readonly warn: Warn;
  /** Applies the styles of a component once, even when called repeatedly. Can return an element that contains the styles. */
  insertStyles(styles: ComponentStyles): ReactNode;
}

/** Host for components in the document. React renders one `<style>` element per component, also on servers. */
const documentHost: ComponentHost = {
  warn: createWarn('auction-elements'),
  insertStyles: ({ className, rules }) => (
    <style href={className} precedence="auction-elements">
      {rules}
    </style>
  ),
};

export const HostContext = createContext(documentHost);

export const useWarn = (): Warn => useContext(HostContext).warn;

/** Returns the built-in messages, overridden by the messages of the language and then by the custom messages. */
export function useMessages<T extends MessageTable>(
  customMessages: unknown,
  defaults: T,
  language?: MessageTable,
): T {
  const warn = useWarn();
  useEffect(() => {
    if (customMessages === undefined) return;
    import('../site/messages/checkMessages.ts').then(
      ({ checkMessages }) => checkMessages(customMessages, defaults, warn),
      () => undefined,
    );
  }, [customMessages, defaults, warn]);
  return useMemo(
    () => mergeMessages(customMessages, mergeMessages(language, defaults)),
    [customMessages, language, defaults],
  );
}

/** The event that a shadow root receives when its element is moved in the document. Browsers close popovers and modal dialogs in it. */
export const movedEvent = 'auction-moved';

/** Calls `listener` after the element around a node has been moved in the document. Returns a function that stops this. */
export function onMoved(node: Node, listener: () => void): () => void {
  const root = node.getRootNode();
  root.addEventListener(movedEvent, listener);
  return () => root.removeEventListener(movedEvent, listener);
}
