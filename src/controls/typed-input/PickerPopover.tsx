import { type ComponentType, Fragment, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type LazyModule, useLazyModule, warnOfLoading } from '../../hooks/lazyModule.ts';
import { useWarn } from '../../hooks/useWarn.ts';
import type { ControlIconName } from '../../icons/ControlIcon.tsx';
import type { Field } from '../field/field.ts';
import { focusInView } from '../floating/focusInView.ts';
import { preloadPositioning } from '../floating/usePosition.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Popover } from '../popover/Popover.tsx';
import { usePicker } from './usePicker.ts';

/** The props that every picker has. */
export interface PickerProps {
  ref?: RefObject<HTMLDivElement | null>;
  /** Gets the element that has the focus at first in a popover. */
  initialFocus: RefObject<HTMLElement | null>;
  value: string;
  disabled?: boolean;
  /** Its name, unless it is in a dialog that has one. */
  label?: string | undefined;
  onPick: (value: string) => void;
}

export interface Picker<P> {
  icon: ControlIconName;
  /** Name of the button that opens the picker. */
  openLabel: string;
  /** Describes that button, which has the same name in all empty fields. */
  fieldName: string;
  /** Name of the picker. */
  label: string;
  /** Shown in its place when its file could not be loaded. */
  failureText: string;
  panel: LazyModule<ComponentType<PickerProps & P>>;
  /** The props that only this kind of picker has. */
  props: P;
}

interface PickerPopoverProps<P> {
  picker: Picker<P>;
  value: string;
  size: 'normal' | 'small';
  disabled: boolean;
  /** What the popover is placed beside: the field with its label and its help, which stay readable. */
  beside: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  field: Field;
}

/** A button and the picker that it opens. */
export function PickerPopover<P extends object>({
  picker,
  value,
  size,
  disabled,
  beside,
  button,
  field,
}: PickerPopoverProps<P>) {
  const { opening, isOpen, isReady, setReady, toggle } = usePicker();
  const { panel } = picker;
  const Panel = useLazyModule(panel);
  const initialFocus = useRef<HTMLElement>(null);
  // The same element from ready to open: what is rendered already is not rendered again.
  const content = useMemo(
    () =>
      Panel && (
        // oxlint-disable-next-line react/static-components -- it is loaded, not created
        <Panel
          {...picker.props}
          initialFocus={initialFocus}
          value={value}
          onPick={(picked: string) => {
            field.dispatch({ type: 'choose', value: picked });
            toggle(false);
            button.current!.focus();
          }}
        />
      ),
    [Panel, picker, value, field, button, toggle],
  );
  const isShown = isOpen && Panel !== undefined;
  const warn = useWarn();
  /** The opening at which the panel could not be loaded. */
  const [failedOpening, setFailedOpening] = useState<number>();
  useEffect(() => {
    if (!isOpen) return;
    panel.load((error) => {
      warnOfLoading(warn, error);
      setFailedOpening(opening);
    });
  }, [isOpen, opening, panel, warn]);
  useEffect(() => {
    if (isShown) focusInView(initialFocus.current!);
  }, [isShown]);
  return (
    <Popover
      open={isOpen}
      ready={isReady && Panel !== undefined}
      label={picker.label}
      beside={beside}
      trigger={
        <IconButton
          ref={button}
          icon={picker.icon}
          size={size === 'small' ? 20 : 34}
          label={picker.openLabel}
          description={picker.fieldName}
          disabled={disabled}
          part="picker-button"
          onApproach={(isNear) => {
            if (isNear) {
              panel.preload();
              preloadPositioning();
            }
            setReady(isNear);
          }}
        />
      }
      onToggle={({ open }) => toggle(open)}
    >
      <Fragment key={opening}>
        {content ?? (failedOpening === opening ? <span role="alert">{picker.failureText}</span> : null)}
      </Fragment>
    </Popover>
  );
}
