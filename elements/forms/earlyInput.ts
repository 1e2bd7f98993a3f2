import type { Host } from '../core/host.ts';
import type { ElementField } from './elementField.ts';

/** Listens in a window for what is typed into text fields: who listens there before the field does finds its new value. */
export const watchEarlyInput = (view: Window): void => view.addEventListener('input', handleInput, true);

function handleInput(event: Event): void {
  const [input] = event.composedPath() as HTMLInputElement[];
  const { host } = (input?.getRootNode?.() ?? {}) as { host?: Partial<Host> };
  const field = host?.values?.()['field'] as ElementField | undefined;
  if (field?.hasTextAsValue && field.input === input) field.dispatch({ type: 'input', value: input.value });
}
