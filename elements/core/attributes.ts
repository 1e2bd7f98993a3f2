import type { Warn } from '../../src/site/warnings/createWarn.ts';
import type { AttributeDefinition, Attributes, Events } from './definition.ts';

/**
 * Returns the value of an attribute. `undefined` means the default: the attribute is missing, or its value is invalid and a warning is
 * logged.
 */
export function parseAttribute(
  name: string,
  text: string | null,
  definition: AttributeDefinition,
  warn: Warn,
): unknown {
  if (definition.type === 'boolean') return parseBoolean(name, text, warn);
  if (text === null) return undefined;
  switch (definition.type) {
    case 'string':
      return text;
    case 'number':
      return parseNumber(name, text, warn);
    case 'enum':
      if (definition.values.includes(text)) return text;
      warn(
        `\`${name}="${text}"\` isn't valid. Using the default. Use \`${definition.values.join('`, `')}\`.`,
      );
      return undefined;
    case 'json':
      return parseJson(`\`${name}\` attribute`, text, warn);
  }
}

function parseBoolean(name: string, text: string | null, warn: Warn): boolean {
  if (text !== 'false') return text !== null;
  warn(`\`${name}="false"\` is treated as false. Remove the attribute.`);
  return false;
}

function parseNumber(name: string, text: string, warn: Warn): number | undefined {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  warn(`\`${name}="${text}"\` isn't a number. Using the default. Use a plain number.`);
  return undefined;
}

/** Parses JSON, or logs a warning and returns `undefined`. `source` names the JSON in the warning. */
export function parseJson(source: string, text: string, warn: Warn): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    warn(
      `The ${source} isn't valid JSON (${String(error)}). Using the default. Check the quotes and commas.`,
    );
    return undefined;
  }
}

/** The data in the `<script type="application/json">` child of an element. */
export class JsonChild {
  /** The parsed JSON. `undefined` if there is no such child, or if its text is invalid. */
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

  /** Starts to observe the child, which may be added or changed later. jQuery sets its `type` only after inserting it. */
  observe(): void {
    this.#observer.observe(this.#element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    this.#read();
  }

  /** Reads pending changes synchronously. Observers are notified after the first render, which would briefly show the default. */
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

/** Converts a property value to an attribute value. `null` means that the attribute is removed. */
export function formatAttribute(value: unknown, definition: AttributeDefinition): string | null {
  if (definition.type === 'boolean') return value ? '' : null;
  // Native properties that reflect an attribute also convert any value to a string.
  // oxlint-disable-next-line typescript/no-base-to-string -- objects are converted like in native properties
  return value === undefined || value === null ? null : String(value);
}

/** Converts `product-name` to `productName`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts `auction-sign-out` to `onSignOut`, the prop with which a component dispatches the event. */
export const getHandlerName = (event: string): string => toCamelCase(event.replace(/^auction/, 'on'));

/** Attributes that all elements share. */
export const commonAttributes = {
  'style-overrides': { type: 'string' },
  'push-events-to': { type: 'string' },
  'push-unredacted': { type: 'boolean' },
} as const satisfies Attributes;

export const commonEvents = { 'auction-error': {} } as const satisfies Events;
