import {
  type ComponentType,
  type ReactElement,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type LazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { warnAboutLoading } from '../../site/network/loading.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import type { IconName } from '../../icons/Icon.tsx';
import type { Field } from '../field/createField.ts';
import { focusInView } from '../floating/zoom.ts';
import { preloadPositioning } from '../floating/usePosition.ts';
import { useIconButton } from '../icon-button/IconButton.tsx';
import { closeOnLeave } from '../popover/closeOnLeave.ts';
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

export interface Picker<P> {
  icon: IconName;
  /** Returns the name of the button that opens the picker. */
  getOpenLabel: (value: string) => string;
  /** Description of the button, because its name is the same in all empty fields. */
  fieldName: string;
  /** Accessible name of the picker. */
  label: string;
  /** Message that replaces the picker if its module could not be loaded. */
  failureText: string;
  panel: LazyModule<ComponentType<PickerProps & P>>;
  /** Props of this kind of picker. */
  props: P;
}

interface PickerPopoverProps<P> {
  picker: Picker<P>;
  value: string;
  size: 'normal' | 'small';
  disabled: boolean;
  /** Anchor of the popover: the field with its label and help, so that both stay readable. */
  anchor: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  field: Field;
}

type PickerState = 'closed' | 'ready' | 'open';

/** Returns a button and its picker. The picker is rendered hidden when the pointer or focus reaches the button. */
export function usePickerPopover<P extends object>(props: PickerPopoverProps<P>): ReactElement {
  const { picker, value, size, disabled, button } = props;
  const [state, setState] = useState<PickerState>('closed');
  const label = picker.getOpenLabel(value);
  const [opener, tooltip] = useIconButton({
    ref: button,
    icon: picker.icon,
    size: size === 'small' ? 20 : 34,
    label,
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
      startTransition(() => setState((current) => (current === 'open' ? current : next)));
    },
  });
  // React keeps the attributes of a server, which may have words of another version of Unicode.
  useLayoutEffect(() => button.current?.setAttribute('aria-label', label), [button, label]);
  return (
    <>
      {opener}
      {tooltip}
      {state === 'closed' ? null : <PickerPanel {...props} isOpen={state === 'open'} setState={setState} />}
    </>
  );
}

interface PickerPanelProps<P> extends PickerPopoverProps<P> {
  /** Whether the picker is open. Otherwise, it is rendered hidden. */
  isOpen: boolean;
  setState: (state: PickerState) => void;
}

function PickerPanel<P extends object>({
  picker,
  value,
  anchor,
  button,
  field,
  isOpen,
  setState,
}: PickerPanelProps<P>) {
  const panel = useRef<HTMLDivElement>(null);
  const initialFocus = useRef<HTMLElement>(null);
  const Content = useLazyModule(picker.panel);
  // A hidden picker that opens does not render again.
  const content = useMemo(
    () =>
      Content && (
        // oxlint-disable-next-line react/static-components -- the component is loaded, not created here
        <Content
          {...picker.props}
          initialFocus={initialFocus}
          value={value}
          onPick={(newValue: string) => {
            field.dispatch({ type: 'choose', value: newValue });
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
      warnAboutLoading(warn, error);
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
    <PopoverPanel ref={panel} isOpen={isOpen} label={picker.label} anchor={anchor}>
      {content ?? (hasFailed ? <span role="alert">{picker.failureText}</span> : null)}
    </PopoverPanel>
  ) : null;
}
