import type { Warn } from '../../src/hooks/hostContext.tsx';
import type { AttributeDefinition } from './definition.ts';

/** Warns the page's author, once per text; `onLoadError` is called with that of a file of the library. */
export function createWarn(tag: string, onLoadError: (error: unknown) => void): Warn {
  let texts: Set<string> | undefined;
  return (message, loadError) => {
    texts ??= new Set();
    if (texts.has(message)) return;
    texts.add(message);
    console.warn(`${tag}: ${message}`);
    if (loadError) onLoadError(loadError);
  };
}

/**
 * The value of an attribute. `undefined` stands for the default: of an attribute that is absent, and of one that
 * makes no sense, which `warn` reports together with the remedy.
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
      warn(`${name}="${text}" is not one of its values; use ${definition.values.join(', ')}, or remove it.`);
      return undefined;
    case 'json':
      return parseJson(`\`${name}\` attribute`, text, warn);
  }
}

function parseBoolean(name: string, text: string | null, warn: Warn): boolean {
  if (text !== 'false') return text !== null;
  warn(`${name}="false" was taken as absent; a boolean attribute is true by its presence, so remove it.`);
  return false;
}

function parseNumber(name: string, text: string, warn: Warn): number | undefined {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  warn(`${name}="${text}" is no number, so its default is used; write ${name}="10".`);
  return undefined;
}

/** `place` says where the text stood, for the warning. */
export function parseJson(place: string, text: string, warn: Warn): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    warn(`The ${place} isn't valid JSON (${String(error)}). Using the default. Check the quotes and commas.`);
    return undefined;
  }
}

/** What the property's value looks like as an attribute; `null` removes it. */
export function formatAttribute(value: unknown, definition: AttributeDefinition): string | null {
  if (definition.type === 'boolean') return value ? '' : null;
  // A property takes what JavaScript gives it, as the platform's own reflecting properties do.
  // oxlint-disable-next-line typescript/no-base-to-string -- an object gets the text that it has
  return value === undefined || value === null ? null : String(value);
}
