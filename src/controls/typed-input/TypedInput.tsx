import { useId, useRef } from 'react';
import { watchPresses } from '../field/StableDuringPress.ts';
import { type FieldProps, useFieldState, getPageInput, useFieldInput } from '../field/field.ts';
import { getDescribedBy, HiddenDescription, useDescribedBy } from '../field/HiddenDescription.tsx';
import { PageInputSlot, pressFrame } from '../field/PageInputSlot.tsx';
import { FieldNote, renderLabel } from '../form-field/FieldNote.tsx';
import { FieldFrame } from '../form-field/formFieldStyles.ts';
import { TextFrame } from '../text-input/textInputStyles.ts';
import { type Picker, usePickerPopover } from './usePickerPopover.tsx';

/** Presses the button of a picker. Leaving the input first commits its text, which is rendered before the picker opens. */
function openPicker(button: HTMLElement): void {
  button.focus();
  queueMicrotask(() => button.click());
}

/** The props that a field for a date and one for a time share. */
export interface TypedInputProps extends FieldProps {
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
  picker: Picker<P>;
}

/**
 * A text that becomes the value when the user leaves it or presses Enter: a valid text is formatted, any other stays as it was typed and is
 * reported as bad input.
 */
export function TypedInput<P extends object>({
  field,
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
  describedBy,
  pageInput,
  hasMessages = false,
  picker,
}: TypedInputProps & OwnProps<P>) {
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const pickerButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { text, shownValue, message, attempts } = useFieldState(field);
  const initialText = useFieldInput(field, input, text);
  const pickerPopover = usePickerPopover({
    picker,
    value: shownValue,
    size,
    disabled: disabled || readonly,
    beside: control,
    button: pickerButton,
    field,
  });
  const isInvalid = error || message !== '';
  const note = message || (error && errorText) || help;
  const ariaDescribedBy = useDescribedBy(input, describedBy, getDescribedBy(id, { description, note }));
  const shownLabel = label ?? (labelled ? '' : defaultLabel);
  /** Opens the picker instead of the browser's, which would be next to it. */
  const handlePageKey = (event: KeyboardEvent) => {
    const isNative = getPageInput(pageInput)?.type !== 'text' && (event.key === 'F4' || event.key === ' ');
    if (!isNative && !(event.altKey && event.key === 'ArrowDown')) return;
    event.preventDefault();
    openPicker(pickerButton.current!);
  };
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
            <PageInputSlot
              field={field}
              pageInput={pageInput}
              isInvalid={isInvalid}
              description={[description, note].filter(Boolean).join(' ')}
              label={labelled ? undefined : shownLabel}
              onKeyDown={handlePageKey}
            />
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
              aria-describedby={ariaDescribedBy}
              onInput={(event) => field.dispatch({ type: 'input', text: event.currentTarget.value })}
              onBlur={() => field.dispatch({ type: 'commit' })}
              onKeyDown={(event) => {
                if (event.altKey && event.key === 'ArrowDown') openPicker(pickerButton.current!);
              }}
              // As browsers submit: not at the key that ends a composition, which has no `keypress` event.
              onKeyPress={(event) => {
                if (event.key !== 'Enter') return;
                field.dispatch({ type: 'commit' });
                field.host?.submit(event.nativeEvent);
              }}
            />
          )}
          <span className="action">{pickerPopover}</span>
        </div>
        {hasMessages ? <slot name="message" /> : null}
        {description ? <HiddenDescription id={id} text={description} /> : null}
      </TextFrame>
      <FieldNote text={note} isError={isInvalid} announcement={attempts} id={`${id}note`} />
    </FieldFrame>
  );
}
