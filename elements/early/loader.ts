import { isSiteTag } from './earlyTags.ts';
import { getPrerenderedRoot, type Importer, loadTag, type WatchImporter } from './loadTag.ts';

/** Loads the tags that a page has; those that are prerendered not before they can be needed. */

export interface LoaderOptions {
  /** Imports a tag, by its name. */
  importers: Readonly<Record<string, Importer>>;
  watch: WatchImporter;
  /** Prerenders an element, and returns its shadow root, unless only React can render it. */
  prerender?: (element: Element) => ShadowRoot | undefined | Promise<ShadowRoot | undefined>;
  /** Loads all tags at once, whether or not the page has them. */
  loadsAll?: boolean | undefined;
}

let site: LoaderOptions;

/** Loads the tags of the page as soon as its HTML has been read. Does nothing on a server. */
export function startLoader(options: LoaderOptions): void {
  site = options;
  whenRead(() => load());
}

/** Calls back when the HTML of the page has been read. Does nothing on a server. */
export function whenRead(callback: () => void): void {
  if (typeof document === 'undefined') return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
}

const undefinedTags = ':not(:defined)';

/**
 * Loads the tags below a node that are not defined yet, and those that are inserted there later: at once, or, where they are
 * prerendered, when the browser is idle or the user turns to one. The document is observed by itself, unless the script has
 * `data-observe="false"`; call it for shadow roots, which it cannot see into.
 */
export function load(root: ParentNode = document): void {
  loadTags([...root.querySelectorAll(undefinedTags)], site.loadsAll);
  if (site.loadsAll || document.querySelector('script[data-observe=false]')) return;
  observer ??= new MutationObserver(loadInserted);
  observer.observe(root, { childList: true, subtree: true });
}

/** One for all roots. */
let observer: MutationObserver | undefined;

/** What is inserted into what has just been inserted has been found with it. */
function loadInserted(records: readonly MutationRecord[]): void {
  const inserted = new Set<Node>();
  const elements: Element[] = [];
  for (const { target, addedNodes } of records)
    for (const node of addedNodes) {
      if (node instanceof Element && !inserted.has(target))
        // A form may have a field of that name.
        elements.push(node, ...Element.prototype.querySelectorAll.call(node, undefinedTags));
      inserted.add(node);
    }
  loadTags(elements);
}

function loadTags(candidates: readonly Element[], loadsAll?: boolean): void {
  const { importers, watch, prerender } = site;
  for (const [tag, importer] of Object.entries(importers)) {
    const elements = candidates.filter(({ localName }) => localName === tag);
    if ((loadsAll || elements.length > 0) && !customElements.get(tag))
      void loadTag(
        elements.map((element) => getPrerenderedRoot(element) ?? prerender?.(element)),
        importer,
        isSiteTag(tag) ? watch : undefined,
      );
  }
}
