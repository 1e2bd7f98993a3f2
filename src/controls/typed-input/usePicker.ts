import { startTransition, useCallback, useState } from 'react';

interface PickerState {
  /** Counts openings: each has a picker of its own. */
  opening: number;
  isOpen: boolean;
  /** It may be opened any moment. */
  isReady: boolean;
}

interface PickerControl extends PickerState {
  /** The pointer or the focus has come to its button, or gone. */
  approach: (near: boolean) => void;
  toggle: (open: boolean) => void;
}

/** Whether a field's picker is open, or about to be: then it is drawn ahead, out of sight, when the browser has time. */
export function usePicker(): PickerControl {
  const [state, setState] = useState<PickerState>({ opening: 0, isOpen: false, isReady: false });
  const approach = (near: boolean) => {
    if (!state.isOpen && near !== state.isReady)
      startTransition(() => setState((old) => ({ ...old, isReady: near })));
  };
  const toggle = useCallback(
    (open: boolean) =>
      setState((old) => {
        if (old.isOpen === open) return old;
        return open ? { ...old, isOpen: true } : { opening: old.opening + 1, isOpen: false, isReady: false };
      }),
    [],
  );
  return { ...state, approach, toggle };
}
