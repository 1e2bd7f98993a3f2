import type { Warn } from '../../src/hooks/hostContext.tsx';
import { parseJson } from './attributes.ts';

/** The data in the `<script type="application/json">` child of an element. */
export class JsonChild {
  /** `undefined` without such a child, and when its text is not JSON. */
  data: unknown;
  #text = '';
  readonly #observer = new MutationObserver(() => this.#read());
  readonly #element: Element;
  readonly #warn: Warn;
  readonly #onChange: () => void;

  constructor(element: Element, warn: Warn, onChange: () => void) {
    this.#element = element;
    this.#warn = warn;
    this.#onChange = onChange;
  }

  /** The child may come after the element and change: jQuery sets its type only once it is in the page. */
  observe(): void {
    this.#observer.observe(this.#element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    this.#read();
  }

  /** Reads now what has changed: observers are notified after the first rendering, which must not show the default for a moment. */
  flush(): void {
    if (this.#observer.takeRecords().length > 0) this.#read();
  }

  #read(): void {
    const script = this.#element.querySelector(':scope > script[type="application/json"]');
    const text = script?.textContent.trim() ?? '';
    if (text === this.#text) return;
    this.#text = text;
    this.data = text ? parseJson('`<script>` child', text, this.#warn) : undefined;
    this.#onChange();
  }
}
