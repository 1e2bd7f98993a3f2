import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWarn } from '../../hooks/hostContext.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { type MessageValues, defaultLanguage, useControlMessages } from '../controlLanguage.ts';
import { observeSlotted } from '../observeSlotted.ts';
import { translateError } from '../field/nativeValidity.ts';
import { FieldNote, renderLabel } from './FieldNote.tsx';
import { findControl, isRequiredControl, linkControl } from './findControl.ts';
import { useNativeValidity, useServerError, useControlMessage } from './useMessages.ts';
import { FieldFrame } from './formFieldStyles.ts';
import { watchPresses } from '../field/StableDuringPress.ts';

export interface FormFieldProps extends MessageValues {
  label?: string | undefined;
  /** Help below the control, unless there is an error. */
  help?: string | undefined;
  /** Error that replaces the help while `error` is set. An initial error disappears when the user changes the value. */
  errorText?: string | undefined;
  error?: boolean;
  /** Whether to show "Secure" with a lock in the row of the label. */
  secure?: boolean;
  /** Native or custom form control. */
  children?: ReactNode;
}

/** Renders a label, help, and error around a control, and links them for screen readers. */
export function FormField({
  label = '',
  help = '',
  errorText = '',
  error = false,
  secure = false,
  language = defaultLanguage,
  messages,
  children,
}: FormFieldProps) {
  const texts = useControlMessages(messages, language);
  const warn = useWarn();
  const container = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLElement>(undefined);
  const [isRequired, setRequired] = useState(false);
  const isErrorShown = useServerError(container, error, errorText);
  const { error: nativeError, control: invalidControl, announcement } = useNativeValidity(container);
  const message = nativeError
    ? translateError(nativeError, invalidControl!, { language, messages }).message
    : '';
  const hasOwnMessage = useControlMessage(container, control);
  const isError = isErrorShown || message !== '';
  const shownHelp = hasOwnMessage ? '' : help;
  const note = (hasOwnMessage ? '' : message) || (isErrorShown ? errorText : shownHelp);

  // React does not handle events of the slotted control.
  useLayoutEffect(() => {
    const frame = container.current!;
    frame.addEventListener('focusin', watchPresses);
    return () => frame.removeEventListener('focusin', watchPresses);
  }, []);
  useLayoutEffect(
    () =>
      observeSlotted(container.current!, (elements) => {
        const link = () => {
          const formControl = findControl(elements);
          control.current = formControl?.element;
          setRequired(formControl ? isRequiredControl(formControl) : false);
          return formControl && linkControl(formControl, { label, note, isError });
        };
        let unlink = link();
        if (elements.length > 0 && !control.current)
          warn(
            'The element contains no form control. Its label has no effect. Add a control, such as `<input>`.',
          );
        // The control inside a wrapper may be inserted later, be replaced, or become required.
        const observer = new MutationObserver(() => {
          unlink?.();
          unlink = link();
        });
        for (const element of elements)
          observer.observe(element, { childList: true, subtree: true, attributeFilter: ['required'] });
        return () => {
          observer.disconnect();
          unlink?.();
        };
      }),
    [label, note, isError, warn],
  );
  const activate = () => {
    const element = control.current;
    element?.focus();
    if (element?.matches('[type=checkbox], [type=radio], [type=file]')) element.click();
  };

  return (
    <FieldFrame data-error={isError || undefined} part="field">
      {label || secure ? (
        <div className="top">
          {/* A visible label only, because the control has the text as its accessible name. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- clickable like a `<label>` */}
          <span className="label" part="label" aria-hidden="true" onClick={activate}>
            {renderLabel(label, isRequired)}
          </span>
          {secure ? (
            <span className="secure" part="secure">
              <Icon name="lock" size={14} />
              <span>{texts.secure}</span>
            </span>
          ) : null}
        </div>
      ) : null}
      <div ref={container}>{children}</div>
      <FieldNote text={note} isError={isError} announcement={announcement} />
    </FieldFrame>
  );
}
