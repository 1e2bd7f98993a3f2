import { type RefObject, useLayoutEffect } from 'react';
import type { Field } from './field.ts';

/** Makes an element the input of a field while it is in the page. */
export function useFieldInput(field: Field, input: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!input.current) return undefined;
    field.setInput(input.current);
    return () => field.setInput(null);
  }, [field, input]);
}
