import type { ShadowRootHtml } from '../server/renderElement.tsx';
import { type HostProps, toAttributes } from './hostProps.ts';
import { type PrerenderOptions, renderTemplate } from './renderTemplate.ts';
import { whenRead } from '../early/loader.ts';
import { getPrerenderedRoot, type Importer, loadTag } from '../early/loadTag.ts';

export const isServer = typeof document === 'undefined';

/** What a server renders of a tag besides its attributes. */
interface Prerendered {
  /** Attributes of the `<template>`. */
  attributes: Readonly<Record<string, string>>;
  html: string;
}

/**
 * The shadow root of a tag as a `<template>`, which the browser takes out of the page as it reads it: a framework finds no node there
 * to hydrate. `null` in a page, and for a tag that is not to be prerendered.
 */
export function prerenderTag(
  tag: string,
  props: HostProps,
  options: boolean | PrerenderOptions,
  hasContent: boolean,
): Prerendered | null {
  const rendered: ShadowRootHtml | null =
    isServer && options !== false
      ? renderTemplate({
          tag,
          attributes: toAttributes(props),
          hasContent,
          options: options === true ? {} : options,
        })
      : null;
  return (
    rendered && {
      attributes: {
        shadowrootmode: 'open',
        ...(rendered.delegatesFocus && { shadowrootdelegatesfocus: '' }),
      },
      html: rendered.html,
    }
  );
}

/**
 * Loads the tag of an element after a framework has hydrated it: an element that is defined has attributes and content of its own,
 * which it would take for differences. One that is prerendered waits until the browser is idle or the user turns to it.
 */
export function loadTagOf(element: Element, importer: Importer, isPrerendered: boolean): void {
  const load = () => {
    if (!customElements.get(element.localName)) void loadTag([getPrerenderedRoot(element)], importer);
  };
  // What the HTML still has to bring would get no shadow root from its template, were the tag defined already.
  if (isPrerendered) whenRead(load);
  else load();
}
