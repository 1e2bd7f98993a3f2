import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createLazyModule, type LazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { warnAboutLoading } from '../../site/network/loading.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import type { IconName } from '../../icons/Icon.tsx';
import type { Field } from '../field/createField.ts';
import { focusInView } from '../floating/zoom.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { closeOnLeave, PopoverPanel } from '../popover/PopoverPanel.tsx';

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

/** Creates the module of a picker. */
export const createPickerModule = <P extends object>(
  importContent: () => Promise<ComponentType<PickerProps & P>>,
): LazyModule<ComponentType<PickerProps & P>> =>
  createLazyModule(async () => {
    const [Content] = await Promise.all([
      importContent(),
      // Loaded at the same time. The popover also works without it.
      import('@floating-ui/dom').catch(() => undefined),
    ]);
    return Content;
  });

export interface Picker<P> {
  icon: IconName;
  /** Returns the name of the button that opens the picker. */
  getOpenLabel: (value: string) => string;
  /** Description of the button, because its name is the same in all empty fields. */
  fieldName: string;
  /** Accessible name of the picker. */
  label: string;
  /** Message if the picker could not be loaded. */
  failureText: string;
  module: LazyModule<ComponentType<PickerProps & P>>;
  /** Props of this kind of picker. */
  props: P;
}

interface PickerButtonProps<P> {
  picker: Picker<P>;
  value: string;
  size: 'normal' | 'small';
  disabled: boolean;
  /** Anchor of the popover: the field with its label and help, so that both stay readable. */
  anchor: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  field: Field;
  /** Called with `true` if the picker could not be loaded, and with `false` when the user opens it again. */
  onFailure: (hasFailed: boolean) => void;
}

type PickerState = 'closed' | 'ready' | 'open';

/** Renders a button and its picker. The picker is rendered hidden when the pointer or focus reaches the button. */
export function PickerButton<P extends object>(props: PickerButtonProps<P>) {
  const { picker, value, size, disabled, button, onFailure } = props;
  const [state, setState] = useState<PickerState>('closed');
  const label = picker.getOpenLabel(value);
  // React keeps the attributes of a server, which may have words of another version of Unicode.
  useLayoutEffect(() => button.current?.setAttribute('aria-label', label), [button, label]);
  return (
    <>
      <IconButton
        ref={button}
        icon={picker.icon}
        size={size === 'small' ? 20 : 34}
        label={label}
        description={picker.fieldName}
        disabled={disabled}
        part="picker-button"
        expanded={state === 'open'}
        onClick={() => {
          onFailure(false);
          setState(state === 'open' ? 'closed' : 'open');
        }}
        onApproach={(isNear) => {
          if (isNear) picker.module.preload();
          const next = isNear ? 'ready' : 'closed';
          startTransition(() => setState((current) => (current === 'open' ? current : next)));
        }}
      />
      {state === 'closed' ? null : <PickerPanel {...props} isOpen={state === 'open'} setState={setState} />}
    </>
  );
}

interface PickerPanelProps<P> extends PickerButtonProps<P> {
  /** Whether the picker is open. Otherwise, it is rendered hidden. */
  isOpen: boolean;
  setState: (state: PickerState) => void;
}

/** Loads a picker and renders it in a popover. A separate component, so that a closed picker runs no effect. */
function PickerPanel<P extends object>({
  picker: { module, props, label },
  value,
  anchor,
  button,
  field,
  onFailure,
  isOpen,
  setState,
}: PickerPanelProps<P>) {
  const panel = useRef<HTMLDivElement>(null);
  const initialFocus = useRef<HTMLElement>(null);
  const Content = useLazyModule(module);
  const warn = useWarn();
  // A hidden picker that opens does not render again.
  const content = useMemo(
    () =>
      Content && (
        // oxlint-disable-next-line react/static-components -- the component is loaded, not created here
        <Content
          {...props}
          initialFocus={initialFocus}
          value={value}
          onPick={(newValue: string) => {
            field.dispatch({ type: 'choose', value: newValue });
            setState('closed');
            button.current!.focus();
          }}
        />
      ),
    [Content, props, value, field, button, setState],
  );
  useEffect(() => {
    if (!isOpen) return;
    module.load((error) => {
      warnAboutLoading(warn, error);
      setState('closed');
      onFailure(true);
    });
  }, [isOpen, module, warn, setState, onFailure]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return closeOnLeave({
      document: button.current!.ownerDocument,
      getInside: () => [button.current, panel.current],
      getButton: () => button.current,
      close: () => setState('closed'),
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the loaded module renders the panel
  }, [isOpen, Content, button, setState]);
  const isShown = isOpen && Content !== undefined;
  useEffect(() => {
    if (isShown) focusInView(initialFocus.current!);
  }, [isShown]);
  return content ? (
    <PopoverPanel ref={panel} isOpen={isOpen} label={label} anchor={anchor}>
      {content}
    </PopoverPanel>
  ) : null;
}
