import { useId, useRef } from 'react';
import { watchPresses } from '../field/StableDuringPress.ts';
import type { FieldProps } from '../field/field.ts';
import { getDescribedBy, HiddenDescription } from '../field/HiddenDescription.tsx';
import { getPageInput } from '../field/pageInput.ts';
import { PageInputSlot, pressFrame } from '../field/PageInputSlot.tsx';
import { FieldNote } from '../form-field/FieldNote.tsx';
import { renderLabel } from '../form-field/renderLabel.tsx';
import { FieldFrame } from '../form-field/formFieldStyles.ts';
import { TextFrame } from '../text-input/textInputStyles.ts';
import { openPicker, PickerKey } from './PickerKey.ts';
import { type Picker, usePickerPopover } from './usePickerPopover.tsx';
import { useTypedText } from './useTypedText.ts';

/** The props that a field for a date and one for a time share. */
export interface TypedInputProps extends FieldProps {
  revision: number;
  /** The type of the page's input. */
  type?: string | undefined;
  /** The page has given the field a label. */
  labelled?: boolean;
  /** The text of that label. */
  pageLabel?: string;
  /** Shown above the field; an empty text shows none. */
  label?: string | undefined;
  /** Shown below the field unless its value is invalid. */
  help?: string | undefined;
  /** Shown in place of the help while `error` is set. */
  errorText?: string | undefined;
}

interface OwnProps<P> {
  defaultLabel: string;
  format: (value: string) => string;
  parse: (text: string) => string | undefined;
  picker: Picker<P>;
}

export function TypedInput<P extends object>({
  value,
  revision,
  field,
  validationMessage = '',
  announcement,
  labelled = false,
  label,
  defaultLabel,
  help = '',
  name,
  placeholder,
  size = 'normal',
  disabled = false,
  readonly = false,
  required = false,
  error = false,
  errorText = '',
  autocomplete = 'off',
  description = '',
  pageInput,
  hasMessages = false,
  format,
  parse,
  picker,
}: TypedInputProps & OwnProps<P>) {
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const pickerButton = useRef<HTMLButtonElement>(null);
  const { input, initialText, onInput, onBlur, onKeyPress } = useTypedText({
    value,
    revision,
    field,
    format,
    parse,
  });
  const pickerPopover = usePickerPopover({
    picker,
    value,
    size,
    disabled: disabled || readonly,
    beside: control,
    button: pickerButton,
    field,
  });
  const isInvalid = error || validationMessage !== '';
  const note = validationMessage || (error && errorText) || help;
  const shownLabel = label ?? (labelled ? '' : defaultLabel);
  return (
    <FieldFrame ref={control} data-error={isInvalid || undefined} part="control" onFocus={watchPresses}>
      {shownLabel && pageInput ? (
        // The page's input has the text as its name; this one is to be seen and clicked.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- as a label is
        <span
          className="label"
          part="label"
          aria-hidden="true"
          onClick={() => getPageInput(pageInput)?.focus()}
        >
          {renderLabel(shownLabel, required)}
        </span>
      ) : null}
      {shownLabel && !pageInput ? (
        <label className="label" part="label" htmlFor={id}>
          {renderLabel(shownLabel, required)}
        </label>
      ) : null}
      <TextFrame
        data-typed=""
        data-size={size}
        data-error={isInvalid || undefined}
        data-disabled={(pageInput && disabled) || undefined}
        data-readonly={(pageInput && readonly) || undefined}
        part="field"
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the pointer's way to the input in it */}
        <div
          className="frame"
          part="frame"
          onMouseDown={pageInput ? (event) => pressFrame(event, pageInput) : undefined}
        >
          {pageInput ? (
            <>
              <PageInputSlot
                field={field}
                pageInput={pageInput}
                isInvalid={isInvalid}
                description={[description, note].filter(Boolean).join(' ')}
                label={labelled ? undefined : shownLabel}
              />
              <PickerKey pageInput={pageInput} button={pickerButton} />
            </>
          ) : (
            <input
              ref={input}
              id={id}
              part="input"
              type="text"
              defaultValue={initialText}
              // A server may have rendered the text for another locale.
              suppressHydrationWarning
              name={name}
              placeholder={placeholder}
              disabled={disabled}
              readOnly={readonly}
              required={required}
              autoComplete={autocomplete}
              aria-invalid={isInvalid}
              aria-describedby={getDescribedBy(id, { description, note })}
              onInput={onInput}
              onBlur={onBlur}
              onKeyDown={(event) => {
                if (event.altKey && event.key === 'ArrowDown') openPicker(pickerButton.current!);
              }}
              onKeyPress={onKeyPress}
            />
          )}
          <span className="action">{pickerPopover}</span>
        </div>
        {hasMessages ? <slot name="message" /> : null}
        {description ? <HiddenDescription id={id} text={description} /> : null}
      </TextFrame>
      <FieldNote text={note} isError={isInvalid} announcement={announcement} id={`${id}note`} />
    </FieldFrame>
  );
}
