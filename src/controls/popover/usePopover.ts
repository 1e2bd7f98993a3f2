import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { setUnsetAttributes } from '../setUnsetAttributes.ts';
import { findButton, observeSlotted } from '../observeSlotted.ts';
import { closeOnLeave } from './closeOnLeave.ts';

interface PopoverOptions {
  /** Whether the page wants it open. */
  wanted: boolean;
  anchor: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** It has a name, and so is a dialog; else its button just shows and hides it. */
  isDialog: boolean;
  onToggle: ((detail: { open: boolean }) => void) | undefined;
}

/** Whether a popover is open: by its button, by the page, until Escape or until the user presses or goes elsewhere. */
export function usePopover({ wanted, anchor, panel, isDialog, onToggle }: PopoverOptions): boolean {
  const [open, setOpen] = useState(wanted);
  const [lastWanted, setLastWanted] = useState(wanted);
  if (lastWanted !== wanted) {
    // What the page wants now applies until the user does something.
    setLastWanted(wanted);
    setOpen(wanted);
  }
  const button = useRef<HTMLElement>(undefined);

  const change = useRef<(next: boolean) => void>(undefined);
  useLayoutEffect(() => {
    change.current = (next) => {
      if (next === open) return;
      setOpen(next);
      onToggle?.({ open: next });
    };
  });

  useLayoutEffect(
    () =>
      observeSlotted(anchor.current!, ([element]) => {
        button.current = element as HTMLElement | undefined;
        const control = findButton(element);
        control?.removeAttribute('aria-expanded');
        const undo = setUnsetAttributes(control, {
          'aria-haspopup': isDialog ? 'dialog' : undefined,
          'aria-expanded': String(open),
        });
        // React cannot distinguish a click from any other event here: in a shadow tree there is no `window.event`.
        const press = () => flushSync(() => change.current?.(!open));
        element?.addEventListener('click', press);
        return () => {
          undo();
          element?.removeEventListener('click', press);
        };
      }),
    [anchor, isDialog, open],
  );

  useEffect(() => {
    const document = anchor.current?.ownerDocument;
    if (!open || !document) return undefined;
    return closeOnLeave({
      document,
      getInside: () => [anchor.current, panel.current, button.current],
      getButton: () => button.current,
      close: () => change.current?.(false),
    });
  }, [anchor, panel, open]);

  return open;
}
