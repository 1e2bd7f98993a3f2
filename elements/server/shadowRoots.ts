import { toCamelCase } from '../core/definition.ts';
import { renderRoot, type ShadowRootHtml } from './renderElement.tsx';
import {
  completeOptions,
  getDefinition,
  getRendering,
  type ShadowRootRendering,
  tagNames,
} from './renderings.tsx';
import { markCurrent } from './text/siteLinks.ts';

/**
 * The shadow root of any tag as HTML, for frameworks that render the tag itself: it belongs in its
 * `<template shadowrootmode="open">`. `attributes.config` may be a configuration as data. Throws `TypeError` for a tag that does not
 * exist.
 */
export function renderShadowRoot(tag: string, options: ShadowRootRendering = {}): ShadowRootHtml {
  const given = completeOptions(options);
  const { config, ...texts } = { config: undefined, ...given.attributes };
  const isText = typeof config === 'string';
  const rendering = getRendering(tag, isText ? undefined : config, {
    ...given,
    attributes: isText ? { ...texts, config } : texts,
  });
  const { html, delegatesFocus } = renderRoot(rendering);
  return { html: markCurrent(html, given.page), delegatesFocus };
}

/** What the server knows of the page, for all tags of a document. */
export type DocumentRendering = Omit<ShadowRootRendering, 'attributes' | 'content' | 'labelled'>;

/**
 * Inserts the shadow roots of the tags into the document of a server, as its `<template shadowrootmode="open">`: for frameworks that
 * render with a DOM. Objects come from the properties of the elements.
 */
export function insertShadowRoots(document: Document, options: DocumentRendering = {}): void {
  for (const tag of tagNames)
    for (const element of document.querySelectorAll(tag)) {
      const { html, delegatesFocus } = renderShadowRoot(tag, {
        ...options,
        attributes: getAttributes(element),
        content: element.hasChildNodes() ? ' ' : '',
        labelled: element.closest('auction-form-field, label') !== null,
      });
      const template = document.createElement('template');
      template.setAttribute('shadowrootmode', 'open');
      if (delegatesFocus) template.setAttribute('shadowrootdelegatesfocus', '');
      template.innerHTML = html;
      // Domino, which Angular renders with, has no `prepend()`.
      // oxlint-disable-next-line unicorn/prefer-modern-dom-apis
      element.insertBefore(template, element.firstChild);
    }
}

/** Those of the tag alone, with the properties that the framework has set. */
function getAttributes(element: Element): Record<string, unknown> {
  const lang = element.getAttribute('lang');
  const values: Record<string, unknown> = lang === null ? {} : { lang };
  for (const [name, { type }] of Object.entries(getDefinition(element.localName).attributes)) {
    const property = (element as unknown as Record<string, unknown>)[toCamelCase(name)];
    if (element.hasAttribute(name)) values[name] = element.getAttribute(name);
    else if (type === 'json' && typeof property === 'object') values[name] = property;
  }
  return values;
}
