import type { Field } from '../../src/controls/field/field.ts';
import { ownProps } from '../../src/jsx/ownProps.ts';
import { parseAttribute } from '../core/attributes.ts';
import { type ElementDefinition, getHandlerName, toCamelCase } from '../core/definition.ts';
import type { TreeHost } from '../core/elementTree.tsx';
import { readPageInput } from './readPageInput.ts';

const nothing = () => {};
const inertField: Field = { setInput: nothing, dispatch: nothing, submit: nothing };

/** What a component finds in place of its element on a server: values of the markup, and nothing that acts. */
export function createServerHost(
  definition: ElementDefinition,
  markup: Readonly<Record<string, string>>,
  warn: (message: string) => void,
  others: Readonly<Record<string, unknown>>,
  content: string,
  insertStyles: TreeHost['insertStyles'],
): TreeHost {
  const values: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const { disabled = null, value = '' } = ownProps({ ...markup }) as { disabled?: string; value?: string };
  const attributes = ownProps({ ...definition.attributes });
  for (const [name, text] of Object.entries(markup)) {
    const attribute = attributes[name];
    if (attribute) values[toCamelCase(name)] = parseAttribute(name, text, attribute, warn);
  }
  if (definition.form)
    Object.assign(values, {
      value: definition.form.sanitize?.(value, values) ?? value,
      disabled: disabled !== null,
      validationMessage: values['errorText'] ?? '',
      serverMessage: values['errorText'] || undefined,
      revision: 0,
      field: inertField,
    });
  Object.assign(values, others);
  if (definition.form?.takesPageInput) Object.assign(values, readPageInput(content, definition.form, values));
  return {
    setTree: nothing,
    snapshot: () => values,
    handlers: Object.fromEntries(
      Object.keys(definition.events).map((name) => [getHandlerName(name), () => true]),
    ),
    warn,
    insertStyles,
    handleError: nothing,
  };
}
