import { createField, getCustomError } from '../../src/controls/field/createField.ts';
import { parseAttribute, getHandlerName, toCamelCase } from '../core/attributes.ts';
import type { ElementDefinition, FormLayer } from '../core/definition.ts';
import type { TreeHost } from '../core/elementTree.tsx';
import { createTextRules, nonTextTypes } from '../forms/pageControl.ts';
import { type ElementNode, type HtmlNode, parseHtml } from './text/parse.ts';

/** An `<input>` or `<textarea>` in the content of an element. */
interface ParsedInput {
  type: string;
  text: string;
  /** Values that the component also gets from this input in a browser. */
  values: Readonly<Record<string, unknown>>;
}

/** Returns the first input that accepts text. */
function readPageInput(nodes: readonly HtmlNode[]): ParsedInput | undefined {
  for (const node of nodes) {
    const input = typeof node === 'object' ? (parseInput(node) ?? readPageInput(node.children)) : undefined;
    if (input) return input;
  }
  return undefined;
}

function parseInput({ name, text, attributes }: ElementNode): ParsedInput | undefined {
  const isMultiline = name === 'textarea';
  const type = isMultiline ? name : (attributes['type']?.toLowerCase() ?? 'text');
  if ((!isMultiline && name !== 'input') || nonTextTypes.has(type)) return undefined;
  const { min, max } = attributes;
  return {
    type,
    text: isMultiline ? text.replace(/^\r?\n/, '') : (attributes['value'] ?? ''),
    values: {
      pageInput: true,
      // Other slotted content may be added before hydration.
      hasMessages: true,
      type: type === 'text' ? undefined : type,
      disabled: 'disabled' in attributes,
      readonly: 'readonly' in attributes,
      required: 'required' in attributes,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    },
  };
}

const noop = () => {};

/** Creates the replacement for an element on a server: values from the markup, and callbacks that do nothing. */
export function createServerHost(
  definition: ElementDefinition,
  markup: Readonly<Record<string, string>>,
  warn: (message: string) => void,
  componentValues: Readonly<Record<string, unknown>>,
  content: string,
  insertStyles: TreeHost['insertStyles'],
): TreeHost {
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const { disabled = null, value = '' } = markup;
  for (const [name, text] of Object.entries(markup)) {
    const attribute = definition.attributes[name];
    if (attribute) values[toCamelCase(name)] = parseAttribute(name, text, attribute, warn);
  }
  if (definition.form) Object.assign(values, { disabled: disabled !== null });
  Object.assign(values, componentValues);
  if (definition.form) addField(definition.form, values, { value, content });
  return {
    setTree: noop,
    snapshot: () => values,
    handlers: Object.fromEntries(
      Object.keys(definition.events).map((name) => [getHandlerName(name), () => true]),
    ),
    warn,
    insertStyles,
  };
}

/** Adds the `field` of a form control, and the values of an `<input>` in its content. */
function addField(
  form: FormLayer,
  values: Record<string, unknown>,
  page: { value: string; content: string },
): void {
  const input = form.takesPageInput ? readPageInput(parseHtml(page.content)) : undefined;
  Object.assign(values, input?.values);
  const field = createField({ ...createTextRules(form.text, () => values, input), validate: getCustomError });
  field.dispatch(
    input
      ? { type: 'setText', text: input.text }
      : { type: 'setDefault', value: form.sanitize?.(page.value, values) ?? page.value },
  );
  const message = values['errorText'];
  // Disabled inputs are not validated.
  if (typeof message === 'string' && message && !(input && values['disabled']))
    field.dispatch({ type: 'setServerMessage', message });
  values['field'] = field;
}
