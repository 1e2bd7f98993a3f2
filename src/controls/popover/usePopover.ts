import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { setMissingAttributes } from '../pageAttributes.ts';
import { findButton, observeSlotted } from '../observeSlotted.ts';
import { closeOnLeave } from './PopoverPanel.tsx';

interface PopoverOptions {
  /** Whether the page opens the popover. */
  wanted: boolean;
  anchor: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** Whether the popover has a name and is therefore a dialog. */
  isDialog: boolean;
  onToggle: ((detail: { open: boolean }) => void) | undefined;
}

/** Returns whether a popover is open. Its button and the page open it. Escape and a press or focus outside close it. */
export function usePopover({ wanted, anchor, panel, isDialog, onToggle }: PopoverOptions): boolean {
  const [open, setOpen] = useState(wanted);
  const [lastWanted, setLastWanted] = useState(wanted);
  if (lastWanted !== wanted) {
    // A new value from the page applies until the user opens or closes the popover.
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
        const removeAttributes = setMissingAttributes(control, {
          'aria-haspopup': isDialog ? 'dialog' : undefined,
          'aria-expanded': String(open),
        });
        // React would not render a click immediately, because `window.event` is not set in shadow trees.
        const handleClick = () => flushSync(() => change.current?.(!open));
        element?.addEventListener('click', handleClick);
        return () => {
          removeAttributes();
          element?.removeEventListener('click', handleClick);
        };
      }),
    [anchor, isDialog, open],
  );

  useEffect(() => {
    const document = anchor.current?.ownerDocument;
    if (!open || !document) return undefined;
    // Focus handlers of the content may render synchronously, which React doesn't allow in an effect.
    queueMicrotask(() => findAutofocus(panel.current)?.focus());
    return closeOnLeave({
      document,
      getInside: () => [anchor.current, panel.current, button.current],
      getButton: () => button.current,
      close: () => change.current?.(false),
    });
  }, [anchor, panel, open]);

  return open;
}

/** Returns the first element with `autofocus` in a popover, which receives focus when it opens, as in a native popover. */
function findAutofocus(panel: HTMLElement | null): HTMLElement | null {
  const slot = panel?.querySelector('slot');
  const contents = slot ? slot.assignedElements({ flatten: true }) : [...(panel?.children ?? [])];
  for (const content of contents) {
    const target = content.matches('[autofocus]') ? content : content.querySelector('[autofocus]');
    if (target) return target as HTMLElement;
  }
  return null;
}
