import { toCamelCase } from '../core/attributes.ts';
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
 * Renders the content of a `<template shadowrootmode="open">`, for frameworks. Throws `TypeError` for unknown elements.
 */
export function renderShadowRoot(tag: string, options: ShadowRootRendering = {}): ShadowRootHtml {
  const allOptions = completeOptions(options);
  const { html, delegatesFocus } = renderRoot(getRendering(tag, undefined, allOptions));
  return { html: markCurrent(html, allOptions.page), delegatesFocus };
}

/** Options that apply to all elements of a document. */
export type DocumentRendering = Omit<ShadowRootRendering, 'attributes' | 'content' | 'labelled'>;

/**
 * Inserts a `<template shadowrootmode="open">` into each element of a document, for frameworks that render with a DOM on the server.
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
      // Domino, the server DOM of Angular, doesn't support `prepend()`.
      // oxlint-disable-next-line unicorn/prefer-modern-dom-apis
      element.insertBefore(template, element.firstChild);
    }
}

/** Returns the attributes that the element defines, and its language. Objects come from properties that the framework has set. */
function getAttributes(element: Element): Record<string, unknown> {
  const lang = element.closest('[lang]')?.getAttribute('lang');
  const values: Record<string, unknown> = lang ? { lang } : {};
  const script = element.querySelector(':scope > script[type="application/json"]');
  for (const [name, definition] of Object.entries(getDefinition(element.localName).attributes)) {
    const property = (element as unknown as Record<string, unknown>)[toCamelCase(name)];
    if (element.hasAttribute(name)) values[name] = element.getAttribute(name);
    else if (definition.type !== 'json') continue;
    else if (typeof property === 'object') values[name] = property;
    else if (definition.script && script) values[name] = script.textContent;
  }
  return values;
}
