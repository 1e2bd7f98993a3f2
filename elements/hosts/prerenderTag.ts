import type { ShadowRootHtml } from '../server/renderElement.tsx';
import { type HostProps, toAttributes } from './hostProps.ts';
import { type PrerenderOptions, renderTemplate } from './renderTemplate.ts';
import { whenParsed } from '../early/loader.ts';
import { getPrerenderedRoot, type Importer, loadElement } from '../early/loadElement.ts';

export const isServer = typeof document === 'undefined';

/** Declarative shadow root of an element. */
interface Prerendered {
  /** Attributes of the `<template>`. */
  attributes: Readonly<Record<string, string>>;
  html: string;
}

/**
 * Renders an element's shadow root as a `<template>`, which the HTML parser removes before hydration. Returns `null` in browsers, and if
 * `options` is `false`.
 */
export function prerenderTag(
  tag: string,
  props: HostProps,
  options: boolean | PrerenderOptions,
  hasContent: boolean,
): Prerendered | null {
  const shadowRoot: ShadowRootHtml | null =
    isServer && options !== false
      ? renderTemplate({
          tag,
          attributes: toAttributes(props),
          hasContent,
          options: options === true ? {} : options,
        })
      : null;
  return (
    shadowRoot && {
      attributes: {
        shadowrootmode: 'open',
        ...(shadowRoot.delegatesFocus && { shadowrootdelegatesfocus: '' }),
      },
      html: shadowRoot.html,
    }
  );
}

/**
 * Loads a definition after hydration, because a defined element would cause mismatches. Prerendered elements wait for idle time or user
 * interaction.
 */
export function loadElementDefinition(element: Element, importer: Importer, isPrerendered: boolean): void {
  const load = () => {
    if (!customElements.get(element.localName)) void loadElement([getPrerenderedRoot(element)], importer);
  };
  // Wait until the HTML is parsed: an element that is already defined ignores its `<template>`.
  if (isPrerendered) whenParsed(load);
  else load();
}
