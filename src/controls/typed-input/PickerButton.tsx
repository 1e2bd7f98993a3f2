import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createLazyModule, type LazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { warnAboutLoading } from '../../site/network/loading.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import type { IconName } from '../../icons/Icon.tsx';
import type { Field } from '../field/createField.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { closeOnLeave } from '../popover/closeOnLeave.ts';
import { PickerPopover, type PickerProps } from './PickerPopover.tsx';

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
      {state === 'closed' ? null : <LazyPicker {...props} isOpen={state === 'open'} setState={setState} />}
    </>
  );
}

interface LazyPickerProps<P> extends PickerButtonProps<P> {
  isOpen: boolean;
  setState: (state: PickerState) => void;
}

/** Loads a picker and renders it. A separate component, so that a closed picker runs no effect. */
function LazyPicker<P extends object>({
  picker,
  value,
  anchor,
  button,
  field,
  onFailure,
  isOpen,
  setState,
}: LazyPickerProps<P>) {
  const panel = useRef<HTMLDivElement>(null);
  const Content = useLazyModule(picker.module);
  const warn = useWarn();
  useEffect(() => {
    if (!isOpen) return;
    picker.module.load((error) => {
      warnAboutLoading(warn, error);
      setState('closed');
      onFailure(true);
    });
  }, [isOpen, picker.module, warn, setState, onFailure]);
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
  return Content ? (
    <PickerPopover
      ref={panel}
      Content={Content}
      props={picker.props}
      value={value}
      label={picker.label}
      anchor={anchor}
      button={button}
      field={field}
      isOpen={isOpen}
      onClose={setState}
    />
  ) : null;
}
