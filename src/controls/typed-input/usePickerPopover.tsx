import {
  type ComponentType,
  type ReactElement,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type LazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { warnOfLoading } from '../../site/network/loading.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import type { IconName } from '../../icons/Icon.tsx';
import type { Field } from '../field/createField.ts';
import { focusInView } from '../floating/zoom.ts';
import { preloadPositioning } from '../floating/usePosition.ts';
import { useIconButton } from '../icon-button/IconButton.tsx';
import { closeOnLeave } from '../popover/closeOnLeave.ts';
import { PopoverPanel } from '../popover/PopoverPanel.tsx';

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
  icon: IconName;
  /** Returns the name of the button that opens the picker. */
  getOpenLabel: (value: string) => string;
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

type PickerState = 'closed' | 'ready' | 'open';

/** A button and the picker that it opens, which is rendered hidden when the user comes to the button, and the browser has time. */
export function usePickerPopover<P extends object>(props: PickerPopoverProps<P>): ReactElement {
  const { picker, value, size, disabled, button } = props;
  const [state, setState] = useState<PickerState>('closed');
  const [opener, tooltip] = useIconButton({
    ref: button,
    icon: picker.icon,
    size: size === 'small' ? 20 : 34,
    label: picker.getOpenLabel(value),
    description: picker.fieldName,
    disabled,
    part: 'picker-button',
    expanded: state === 'open',
    onClick: () => setState(state === 'open' ? 'closed' : 'open'),
    onApproach: (isNear) => {
      if (isNear) {
        picker.panel.preload();
        preloadPositioning();
      }
      const next = isNear ? 'ready' : 'closed';
      startTransition(() => setState((old) => (old === 'open' ? old : next)));
    },
  });
  return (
    <>
      {opener}
      {tooltip}
      {state === 'closed' ? null : <PickerPanel {...props} isOpen={state === 'open'} setState={setState} />}
    </>
  );
}

interface PickerPanelProps<P> extends PickerPopoverProps<P> {
  /** Otherwise it may open any moment. */
  isOpen: boolean;
  setState: (state: PickerState) => void;
}

function PickerPanel<P extends object>({
  picker,
  value,
  beside,
  button,
  field,
  isOpen,
  setState,
}: PickerPanelProps<P>) {
  const panel = useRef<HTMLDivElement>(null);
  const initialFocus = useRef<HTMLElement>(null);
  const Content = useLazyModule(picker.panel);
  // The same element from ready to open: what is rendered already is not rendered again.
  const content = useMemo(
    () =>
      Content && (
        // oxlint-disable-next-line react/static-components -- it is loaded, not created
        <Content
          {...picker.props}
          initialFocus={initialFocus}
          value={value}
          onPick={(picked: string) => {
            field.dispatch({ type: 'choose', value: picked });
            setState('closed');
            button.current!.focus();
          }}
        />
      ),
    [Content, picker, value, field, button, setState],
  );
  const warn = useWarn();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    picker.panel.load((error) => {
      warnOfLoading(warn, error);
      setFailed(true);
    });
    return closeOnLeave({
      document: button.current!.ownerDocument,
      getInside: () => [button.current, panel.current],
      getButton: () => button.current,
      close: () => setState('closed'),
    });
  }, [isOpen, picker.panel, warn, button, setState]);
  const isShown = isOpen && Content !== undefined;
  useEffect(() => {
    if (isShown) focusInView(initialFocus.current!);
  }, [isShown]);
  return isOpen || Content ? (
    <PopoverPanel ref={panel} isOpen={isOpen} label={picker.label} beside={beside}>
      {content ?? (hasFailed ? <span role="alert">{picker.failureText}</span> : null)}
    </PopoverPanel>
  ) : null;
}
