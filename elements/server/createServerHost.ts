import { createField, getCustomError } from '../../src/controls/field/createField.ts';
import { parseAttribute } from '../core/attributes.ts';
import { type ElementDefinition, type FormLayer, getHandlerName, toCamelCase } from '../core/definition.ts';
import type { TreeHost } from '../core/elementTree.tsx';
import { createTextRules } from '../forms/formControlLayer.ts';
import { readPageInput } from './readPageInput.ts';

const nothing = () => {};

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
  const { disabled = null, value = '' } = markup;
  for (const [name, text] of Object.entries(markup)) {
    const attribute = definition.attributes[name];
    if (attribute) values[toCamelCase(name)] = parseAttribute(name, text, attribute, warn);
  }
  if (definition.form) Object.assign(values, { disabled: disabled !== null });
  Object.assign(values, others);
  if (definition.form) addField(definition.form, values, { value, content });
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

/** Adds the field of a form control, and the values of an `<input>` in its content. */
function addField(
  form: FormLayer,
  values: Record<string, unknown>,
  page: { value: string; content: string },
): void {
  const input = form.takesPageInput ? readPageInput(page.content) : undefined;
  Object.assign(values, input?.values);
  const field = createField({ ...createTextRules(form, () => values, input), validate: getCustomError });
  field.dispatch(
    input
      ? { type: 'setText', text: input.text }
      : { type: 'setDefault', value: form.sanitize?.(page.value, values) ?? page.value },
  );
  const message = values['errorText'];
  // A disabled input is not validated.
  if (typeof message === 'string' && message && !(input && values['disabled']))
    field.dispatch({ type: 'setServerMessage', message });
  values['field'] = field;
}
