import type { ShadowRootHtml } from '../server/renderElement.tsx';
import { type HostProps, toAttributes } from './hostProps.ts';
import type { PrerenderOptions } from './prerenderOptions.ts';
import { renderTemplate } from './renderTemplate.ts';

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
