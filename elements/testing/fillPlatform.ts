import {
  forceElementInternalsPolyfill,
  isElementInternalsSupported,
} from 'element-internals-polyfill/dist/element-internals.js';
import { fixActiveElement, fixLabels, fixTargets } from './mendGetters.ts';

/** Constructable stylesheet that stores its rules verbatim. */
class TestStyleSheet {
  readonly cssRules: { cssText: string }[] = [];
  readonly media = { mediaText: '' };
  disabled = false;

  replaceSync(cssText: string): void {
    this.cssRules.splice(0, Infinity, { cssText });
  }

  replace(cssText: string): Promise<this> {
    this.replaceSync(cssText);
    return Promise.resolve(this);
  }

  insertRule(cssText: string, index = 0): number {
    this.cssRules.splice(index, 0, { cssText });
    return index;
  }

  deleteRule(index: number): void {
    this.cssRules.splice(index, 1);
  }
}

/** Adds the browser APIs that the elements need and the test environment lacks. Does nothing without a DOM. */
export function fillPlatform(): void {
  if (typeof document === 'undefined' || typeof ShadowRoot === 'undefined') return;
  if (!isElementInternalsSupported()) forceElementInternalsPolyfill(false);
  fillStyleSheets();
  define(window, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Observer });
  define(Element.prototype, { scrollIntoView: doNothing, scrollTo: doNothing, checkVisibility: () => true });
  fillPopovers();
  fillDialogs();
  fixLabels();
  fixActiveElement();
  fixTargets();
}

const doNothing = () => undefined;

/** Adds missing members to an object. In test environments, `globalThis` differs from the window and gets the same members. */
function define(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members))
    for (const owner of target === window ? [window, globalThis] : [target])
      // The `in` operator doesn't work: Vitest defines a getter for every browser global.
      if (Reflect.get(owner, name) === undefined)
        Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

/** Observer that never calls back, because there is no layout. */
class Observer {
  observe = doNothing;
  unobserve = doNothing;
  disconnect = doNothing;
}

/** Returns a media query list that never matches, as in a wide window without user preferences. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: doNothing,
    removeListener: doNothing,
  });

/** Replaces constructable stylesheets. The CSS parsers of test environments reject rules that browsers accept. */
function fillStyleSheets(): void {
  for (const owner of [window, globalThis])
    Object.defineProperty(owner, 'CSSStyleSheet', {
      value: TestStyleSheet,
      configurable: true,
      writable: true,
    });
  const adoptedSheets = new WeakMap<object, readonly CSSStyleSheet[]>();
  for (const prototype of [Document.prototype, ShadowRoot.prototype])
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      configurable: true,
      get(this: object) {
        return adoptedSheets.get(this) ?? [];
      },
      set(this: object, sheets: readonly CSSStyleSheet[]) {
        adoptedSheets.set(this, [...sheets]);
      },
    });
}

/** Adds the Popover API, without a top layer. */
function fillPopovers(): void {
  const open = new WeakSet<Element>();
  const toggle = (element: HTMLElement, isOpen: boolean) => {
    if (open.has(element) === isOpen) return;
    const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
    if (isOpen) open.add(element);
    else open.delete(element);
    // The default stylesheet of jsdom hides popovers.
    element.style.display = isOpen ? 'block' : '';
    for (const type of ['beforetoggle', 'toggle'])
      element.dispatchEvent(Object.assign(new Event(type), { oldState, newState }));
  };
  define(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
    togglePopover(this: HTMLElement) {
      toggle(this, !open.has(this));
      return open.has(this);
    },
  });
}

function fillDialogs(): void {
  if (typeof HTMLDialogElement === 'undefined') return;
  define(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
