import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWarn } from '../../hooks/hostContext.tsx';
import { watchPresses } from '../field/StableDuringPress.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useControlMessages } from '../controlMessages.ts';
import { observeSlotted } from '../observeSlotted.ts';
import { FieldNote, renderLabel } from './FieldNote.tsx';
import { findControl } from './findControl.ts';
import { isRequiredControl, linkControl } from './linkControl.ts';
import { useNativeValidity } from './useNativeValidity.ts';
import { useOwnMessage } from './useOwnMessage.ts';
import { useServerError } from './useServerError.ts';
import { FieldFrame } from './formFieldStyles.ts';

export interface FormFieldProps {
  label?: string | undefined;
  /** Shown below unless there is an error. */
  help?: string | undefined;
  /** Shown in place of the help, but only while `error` is set; from the first rendering on, until the user changes the value. */
  errorText?: string | undefined;
  error?: boolean;
  /** Shows "Secure" with a lock at the top right. */
  secure?: boolean;
  messages?: unknown;
  /** Any control, native ones too. */
  children?: ReactNode;
}

/** Label, help and error around a control, linked to it for screen readers too. */
export function FormField({
  label = '',
  help = '',
  errorText = '',
  error = false,
  secure = false,
  messages,
  children,
}: FormFieldProps) {
  const texts = useControlMessages(messages);
  const warn = useWarn();
  const container = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLElement>(undefined);
  const [isRequired, setRequired] = useState(false);
  const isErrorShown = useServerError(container, error, errorText);
  const { message, announcement } = useNativeValidity(container);
  const hasOwnMessage = useOwnMessage(container, control);
  const isError = isErrorShown || message !== '';
  const shownHelp = hasOwnMessage ? '' : help;
  const note = (hasOwnMessage ? '' : message) || (isErrorShown ? errorText : shownHelp);

  // The page's own control is no child of React's.
  useLayoutEffect(() => {
    const frame = container.current!;
    frame.addEventListener('focusin', watchPresses);
    return () => frame.removeEventListener('focusin', watchPresses);
  }, []);
  useLayoutEffect(
    () =>
      observeSlotted(container.current!, (elements) => {
        const link = () => {
          const found = findControl(elements);
          control.current = found?.element;
          setRequired(found ? isRequiredControl(found) : false);
          return found && linkControl(found, { label, note, isError });
        };
        let undo = link();
        if (elements.length > 0 && !control.current)
          warn('has no form control in it, so its label names nothing; put one there, such as <input>.');
        // What is inside a wrapper may come later, or be replaced, and become required.
        const observer = new MutationObserver(() => {
          undo?.();
          undo = link();
        });
        for (const element of elements)
          observer.observe(element, { childList: true, subtree: true, attributeFilter: ['required'] });
        return () => {
          observer.disconnect();
          undo?.();
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
          {/* The control has the text as its name; this one is to be seen and clicked. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- as a label is */}
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
