import { isSiteElement } from './siteElements.ts';
import { getPrerenderedRoot, loadElement, type WatchImporter } from './loadElement.ts';

export interface LoaderOptions {
  /** Names of the elements that can be loaded. */
  tags: readonly string[];
  importTag: (tag: string) => Promise<unknown>;
  watch: WatchImporter;
  /** Prerenders an element. Returns its shadow root, or `undefined` if only React can render it. */
  prerender?: (element: Element) => ShadowRoot | undefined | Promise<ShadowRoot | undefined>;
  /** Whether to load all elements immediately, even if the page does not contain them. */
  loadsAll?: boolean | undefined;
}

let site: LoaderOptions;

/** Loads the elements of the page after its HTML is parsed. Does nothing on servers. */
export function startLoader(options: LoaderOptions): void {
  site = options;
  whenParsed(() => load());
}

/** Calls `callback` after the HTML of the page is parsed. Does nothing on servers. */
export function whenParsed(callback: () => void): void {
  if (typeof document === 'undefined') return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
}

const undefinedTags = ':not(:defined)';

/**
 * Loads elements in `root` that are not defined yet, now and when they are inserted. Call it for shadow roots, which are not observed
 * automatically.
 */
export function load(root: ParentNode = document): void {
  loadTags([...root.querySelectorAll(undefinedTags)], site.loadsAll);
  // `data-observe="false"` on the script turns observation off.
  if (site.loadsAll || document.querySelector('script[data-observe=false]')) return;
  observer ??= new MutationObserver(loadInserted);
  observer.observe(root, { childList: true, subtree: true });
}

/** Observer of all roots. */
let observer: MutationObserver | undefined;

/** Loads inserted elements. If an ancestor was inserted in the same batch, the search below the ancestor has already found the element. */
function loadInserted(records: readonly MutationRecord[]): void {
  const insertedNodes = new Set<Node>();
  const elements: Element[] = [];
  for (const { target, addedNodes } of records)
    for (const node of addedNodes) {
      if (node instanceof Element && !insertedNodes.has(target))
        // A form field can be named `querySelectorAll` and hide the form's method.
        elements.push(node, ...Element.prototype.querySelectorAll.call(node, undefinedTags));
      insertedNodes.add(node);
    }
  loadTags(elements);
}

function loadTags(candidates: readonly Element[], loadsAll?: boolean): void {
  const { tags, importTag, watch, prerender } = site;
  for (const tag of tags) {
    const elements = candidates.filter(({ localName }) => localName === tag);
    if ((loadsAll || elements.length > 0) && !customElements.get(tag))
      void loadElement(
        elements.map((element) => getPrerenderedRoot(element) ?? prerender?.(element)),
        () => importTag(tag),
        isSiteElement(tag) ? watch : undefined,
      );
  }
}
