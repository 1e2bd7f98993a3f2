import { useEffect, useLayoutEffect, useState } from 'react';
import { createField, type Field, type FieldRules } from './createField.ts';
import { useFieldState } from './field.ts';

/** How an app holds a field's value: `value` and `onChange` for the app's own state, `defaultValue` for the field's. */
export interface ValueProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the new value when the user has changed it. */
  onChange?: ((value: string) => void) | undefined;
}

/** The field of a component in an app. */
export function useField({ value, defaultValue = '', onChange }: ValueProps, rules: FieldRules): Field {
  const [field] = useState(() => {
    const created = createField(rules);
    created.dispatch({ type: 'setDefault', value: value ?? defaultValue });
    return created;
  });
  // Each change of the user renders again, after which the field has the value that the app holds.
  useFieldState(field);
  useLayoutEffect(() => {
    field.setRules(rules);
    if (value !== undefined) field.dispatch({ type: 'setValue', value });
  });
  useEffect(
    () =>
      field.subscribe((action, before) => {
        const { shownValue } = field.getState();
        const isByUser = ['input', 'commit', 'choose'].includes(action.type);
        if (isByUser && shownValue !== before.shownValue) onChange?.(shownValue);
      }),
    [field, onChange],
  );
  return field;
}
