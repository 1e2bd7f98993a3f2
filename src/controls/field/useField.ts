import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Field } from './field.ts';
import { fieldReducer, initialFieldState, type UserAction } from './fieldReducer.ts';
import type { ValidityError } from './nativeValidity.ts';

/** How an app holds a field's value: `value` and `onChange` for the app's own state, `defaultValue` for the field's. */
export interface ValueProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the new value when the user has changed it. */
  onChange?: ((value: string) => void) | undefined;
}

interface FieldBinding {
  value: string;
  /** What a form submits: the value of a draft, too. */
  submittedValue: string;
  revision: number;
  validationMessage: string;
  announcement: number;
  field: Field;
}

/** Holds the state of a field in an app of React, as elements/forms does for a custom element. */
export function useField(
  { value, defaultValue = '', onChange }: ValueProps,
  validate: (value: string, rawInput: string) => ValidityError | undefined,
): FieldBinding {
  const [state, setState] = useState(() =>
    fieldReducer(initialFieldState, { type: 'setDefault', value: value ?? defaultValue }),
  );
  if (value !== undefined && value !== state.value && value !== state.renderedValue)
    setState(fieldReducer(state, { type: 'setValue', value }));
  const message = state.isTouched ? (validate(state.value, state.rawInput)?.message ?? '') : '';
  const validated = fieldReducer(state, { type: 'validate', message });
  if (validated.shownMessage !== state.shownMessage) setState(validated);

  const latest = useRef({ state, onChange });
  useLayoutEffect(() => {
    latest.current = { state, onChange };
  }, [state, onChange]);
  const field = useMemo<Field>(
    () => ({
      setInput: () => {},
      dispatch(action: UserAction) {
        const { state: before, onChange: notify } = latest.current;
        const after = fieldReducer(before, action);
        latest.current.state = after;
        setState(after);
        if (after.renderedValue !== before.renderedValue) notify?.(after.renderedValue);
      },
      // The browser itself submits a form of the page.
      submit: () => {},
    }),
    [],
  );
  return {
    value: state.renderedValue,
    submittedValue: state.value,
    revision: state.revision,
    validationMessage: state.shownMessage,
    announcement: state.attempts,
    field,
  };
}
