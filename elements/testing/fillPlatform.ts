import {
  forceElementInternalsPolyfill,
  isElementInternalsSupported,
} from 'element-internals-polyfill/dist/element-internals.js';
import { mendActiveElement, mendLabels, mendTargets } from './mendGetters.ts';

/** A style sheet whose rules are kept as they are written. */
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

/** Gives the window of a test environment what the tags need and it lacks; does nothing where there is none. */
export function fillPlatform(): void {
  if (typeof document === 'undefined' || typeof ShadowRoot === 'undefined') return;
  if (!isElementInternalsSupported()) forceElementInternalsPolyfill(false);
  fillStyleSheets();
  define(window, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Observer });
  define(Element.prototype, { scrollIntoView: doNothing, scrollTo: doNothing, checkVisibility: () => true });
  fillPopovers();
  fillDialogs();
  mendLabels();
  mendActiveElement();
  mendTargets();
}

const doNothing = () => undefined;

/** What is missing of an object, as its own members would be; in Node what a window has is global besides. */
function define(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members))
    for (const owner of target === window ? [window, globalThis] : [target])
      // Vitest has a getter for each name that some browser has.
      if (Reflect.get(owner, name) === undefined)
        Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

/** Sees nothing: there is no layout. */
class Observer {
  observe = doNothing;
  unobserve = doNothing;
  disconnect = doNothing;
}

/** No query matches: the window is wide, and its user has asked for nothing. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: doNothing,
    removeListener: doNothing,
  });

/** Parsers of test environments refuse rules that browsers know, and nothing applies what a root adopts. */
function fillStyleSheets(): void {
  for (const owner of [window, globalThis])
    Object.defineProperty(owner, 'CSSStyleSheet', {
      value: TestStyleSheet,
      configurable: true,
      writable: true,
    });
  const adopted = new WeakMap<object, readonly CSSStyleSheet[]>();
  for (const prototype of [Document.prototype, ShadowRoot.prototype])
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      configurable: true,
      get(this: object) {
        return adopted.get(this) ?? [];
      },
      set(this: object, sheets: readonly CSSStyleSheet[]) {
        adopted.set(this, [...sheets]);
      },
    });
}

/** Popovers are open or closed; there is no top layer. */
function fillPopovers(): void {
  const open = new WeakSet<Element>();
  const toggle = (element: HTMLElement, isOpen: boolean) => {
    if (open.has(element) === isOpen) return;
    const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
    if (isOpen) open.add(element);
    else open.delete(element);
    // The style sheet of jsdom hides popovers.
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
