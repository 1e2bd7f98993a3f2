import type { Field } from '../../src/controls/field/createField.ts';
import type { Host } from '../core/host.ts';

/** Listens in a window for input of text fields, so that listeners of the page that are called before the field find the new value. */
export const watchEarlyInput = (view: Window): void => view.addEventListener('input', handleInput, true);

function handleInput(event: Event): void {
  const [input] = event.composedPath() as HTMLInputElement[];
  const { host } = (input?.getRootNode?.() ?? {}) as { host?: Partial<Host> };
  if (host?.localName !== 'auction-text-input' || input!.getAttribute('part') !== 'input') return;
  (host.values?.()['field'] as Field | undefined)?.dispatch({ type: 'input', text: input!.value });
}
