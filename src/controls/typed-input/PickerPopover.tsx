import { type ComponentType, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Field } from '../field/createField.ts';
import { focusInView } from '../floating/zoom.ts';
import { PopoverPanel } from '../popover/PopoverPanel.tsx';

/** Props of all pickers. */
export interface PickerProps {
  ref?: RefObject<HTMLDivElement | null>;
  /** The element that receives focus when the popover opens. */
  initialFocus: RefObject<HTMLElement | null>;
  value: string;
  disabled?: boolean;
  /** Accessible name. Omitted in a dialog, which has a name. */
  label?: string | undefined;
  onPick: (value: string) => void;
}

interface PickerPopoverProps<P> {
  ref: RefObject<HTMLDivElement | null>;
  Content: ComponentType<PickerProps & P>;
  /** Props of this kind of picker. */
  props: P;
  value: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  field: Field;
  /** Whether the picker is open. Otherwise, it is rendered hidden. */
  isOpen: boolean;
  onClose: (state: 'closed') => void;
}

/** Renders a picker in a popover. The chosen value closes the popover. */
export function PickerPopover<P>({
  ref,
  Content,
  props,
  value,
  label,
  anchor,
  button,
  field,
  isOpen,
  onClose,
}: PickerPopoverProps<P>) {
  const initialFocus = useRef<HTMLElement>(null);
  // A hidden picker that opens does not render again.
  const content = useMemo(
    () => (
      <Content
        {...props}
        initialFocus={initialFocus}
        value={value}
        onPick={(newValue: string) => {
          field.dispatch({ type: 'choose', value: newValue });
          onClose('closed');
          button.current!.focus();
        }}
      />
    ),
    // oxlint-disable-next-line react/preserve-manual-memoization -- the reference to the button never changes
    [Content, props, value, field, button, onClose],
  );
  useEffect(() => {
    if (isOpen) focusInView(initialFocus.current!);
  }, [isOpen]);
  return (
    <PopoverPanel ref={ref} isOpen={isOpen} label={label} anchor={anchor}>
      {content}
    </PopoverPanel>
  );
}
