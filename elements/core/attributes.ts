import type { Warn } from '../../src/site/warnings/createWarn.ts';
import type { AttributeDefinition } from './definition.ts';

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

/** Converts a property value to an attribute value. `null` means that the attribute is removed. */
export function formatAttribute(value: unknown, definition: AttributeDefinition): string | null {
  if (definition.type === 'boolean') return value ? '' : null;
  // Native properties that reflect an attribute also convert any value to a string.
  // oxlint-disable-next-line typescript/no-base-to-string -- objects are converted like in native properties
  return value === undefined || value === null ? null : String(value);
}
