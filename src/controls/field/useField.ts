import { useEffect, useLayoutEffect, useState } from 'react';
import { createField, type Field, type FieldRules } from './createField.ts';
import { useFieldState } from './field.ts';

/** Props of a controlled field (`value` and `onChange`) or an uncontrolled field (`defaultValue`). */
export interface ValueProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the new value when the user changes it. */
  onChange?: ((value: string) => void) | undefined;
}

/** Creates the field of a component in a React app. */
export function useField({ value, defaultValue = '', onChange }: ValueProps, rules: FieldRules): Field {
  const [field] = useState(() => {
    // Servers cannot validate. In browsers, the effect below sets the rule before an error could be shown.
    const newField = createField({ ...rules, validate: () => undefined });
    newField.dispatch({ type: 'setDefault', value: value ?? defaultValue });
    return newField;
  });
  // Subscribes, so that the effect below restores the app's value after each change by the user.
  useFieldState(field);
  useLayoutEffect(() => {
    field.setRules(rules);
    if (value !== undefined) field.dispatch({ type: 'setValue', value });
  });
  useEffect(
    () =>
      field.subscribe((action, previousState) => {
        const { shownValue } = field.getState();
        const isByUser = ['input', 'commit', 'choose'].includes(action.type);
        if (isByUser && shownValue !== previousState.shownValue) onChange?.(shownValue);
      }),
    [field, onChange],
  );
  return field;
}
