import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { watchPresses } from '../field/StableDuringPress.ts';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { useControlMessages } from '../controlMessages.ts';
import { setUnsetAttributes } from '../setUnsetAttributes.ts';
import { observeSlotted } from '../observeSlotted.ts';
import { FieldNote } from './FieldNote.tsx';
import { FieldFrame } from './formFieldStyles.ts';

export interface FormFieldProps {
  label?: string | undefined;
  /** Shown below unless there is an error. */
  help?: string | undefined;
  /** Shown in place of the help, but only while `error` is set. */
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
  const container = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLElement>(undefined);
  const note = error ? errorText : help;

  // The page's own control is no child of React's.
  useLayoutEffect(() => {
    const frame = container.current!;
    frame.addEventListener('focusin', watchPresses);
    return () => frame.removeEventListener('focusin', watchPresses);
  }, []);
  useLayoutEffect(
    () =>
      observeSlotted(container.current!, ([element]) => {
        control.current = element as HTMLElement | undefined;
        return setUnsetAttributes(element, {
          'aria-label': label,
          'aria-description': note,
          'aria-invalid': error ? 'true' : undefined,
        });
      }),
    [label, note, error],
  );

  return (
    <FieldFrame data-error={error || undefined} part="field">
      {label || secure ? (
        <div className="top">
          {/* The control has the text as its name; this one is to be seen and clicked. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- as a label is */}
          <span className="label" part="label" aria-hidden="true" onClick={() => control.current?.focus()}>
            {label}
          </span>
          {secure ? (
            <span className="secure" part="secure">
              <ControlIcon name="lock" size={14} />
              <span>{texts.secure}</span>
            </span>
          ) : null}
        </div>
      ) : null}
      <div ref={container}>{children}</div>
      <FieldNote text={note} isError={error} />
    </FieldFrame>
  );
}
