import { startTransition, useCallback, useState } from 'react';

interface PickerState {
  /** Counts openings: each renders a picker of its own. */
  opening: number;
  isOpen: boolean;
  /** The picker may be opened any moment. */
  isReady: boolean;
}

interface PickerControl extends PickerState {
  /** The pointer or the focus has come to the button, or has left. */
  setReady: (isNear: boolean) => void;
  toggle: (open: boolean) => void;
}

/** Whether a field's picker is open, or about to be: then it is rendered hidden when the browser has time. */
export function usePicker(): PickerControl {
  const [state, setState] = useState<PickerState>({ opening: 0, isOpen: false, isReady: false });
  const setReady = (isNear: boolean) => {
    if (!state.isOpen && isNear !== state.isReady)
      startTransition(() => setState((old) => ({ ...old, isReady: isNear })));
  };
  const toggle = useCallback(
    (open: boolean) =>
      setState((old) => {
        if (old.isOpen === open) return old;
        return open ? { ...old, isOpen: true } : { opening: old.opening + 1, isOpen: false, isReady: false };
      }),
    [],
  );
  return { ...state, setReady, toggle };
}
