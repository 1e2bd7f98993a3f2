import { type FormAssociated } from './formAssociated.ts';
import { getDirectionality } from './getDirectionality.ts';

/** What a control with a value sends with its form: with `dirname` the directionality as well, as an input does. */
export function getFormValue(control: FormAssociated, value: string): string | FormData | null {
  const dirname = control.getAttribute('dirname');
  if (!dirname) return value;
  const { name } = control;
  if (!name) return null;
  const entries = new FormData();
  entries.append(name, value);
  entries.append(dirname, getDirectionality(control, value));
  return entries;
}
