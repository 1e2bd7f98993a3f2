import { type ComponentType, Fragment, type RefObject, useEffect, useMemo } from 'react';
import { type LazyPart, useLazyPart } from '../../hooks/lazyPart.ts';
import type { ControlIconName } from '../../icons/ControlIcon.tsx';
import type { FieldControl } from '../field/fieldControl.ts';
import { focusInView } from '../floating/focusInView.ts';
import { warmPosition } from '../floating/usePosition.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Popover } from '../popover/Popover.tsx';
import { usePicker } from './usePicker.ts';

/** What every picker has. In a popover the element with `data-initial-focus` gets the focus. */
export interface PickerProps {
  value: string;
  disabled?: boolean;
  onPick: (value: string) => void;
}

export interface Picker<P> {
  icon: ControlIconName;
  /** Name of the button that opens it. */
  open: string;
  /** Its own name. */
  name: string;
  part: LazyPart<ComponentType<PickerProps & P>>;
  /** What it has besides. */
  props: P;
}

interface PickerPopoverProps<P> {
  picker: Picker<P>;
  value: string;
  size: 'normal' | 'small';
  disabled: boolean;
  /** What it stands beside. */
  field: RefObject<HTMLElement | null>;
  control: FieldControl;
}

/** A button and the picker that it opens. */
export function PickerPopover<P extends object>({
  picker,
  value,
  size,
  disabled,
  field,
  control,
}: PickerPopoverProps<P>) {
  const { opening, isOpen, isReady, approach, toggle } = usePicker();
  const { part } = picker;
  const Part = useLazyPart(part);
  // The same from being ready to being open: what is drawn already is not drawn again.
  const content = useMemo(
    () =>
      Part && (
        // oxlint-disable-next-line react/static-components -- it is loaded, not made
        <Part
          {...picker.props}
          value={value}
          onPick={(picked: string) => {
            control.pick(picked);
            toggle(false);
            field.current!.querySelector('button')!.focus();
          }}
        />
      ),
    [Part, picker, value, field, control, toggle],
  );
  const isThere = isOpen && Part !== undefined;
  useEffect(() => {
    if (isOpen) part.load();
  }, [isOpen, part]);
  useEffect(() => {
    if (isThere) focusInView(field.current!.querySelector('[data-initial-focus]')!);
  }, [isThere, field]);
  return (
    <Popover
      open={isOpen}
      ready={isReady && Part !== undefined}
      label={picker.name}
      beside={field}
      trigger={
        <IconButton
          icon={picker.icon}
          size={size === 'small' ? 20 : 34}
          label={picker.open}
          disabled={disabled}
          part="picker-button"
          onApproach={(near) => {
            if (near) {
              part.load();
              warmPosition();
            }
            approach(near);
          }}
        />
      }
      onToggle={({ open }) => toggle(open)}
    >
      <Fragment key={opening}>{content}</Fragment>
    </Popover>
  );
}
