import { type ReactNode, useId, useRef, useState } from 'react';
import { type FieldProps, useFieldState, getPageInput, leaveField, useFieldInput } from '../field/field.ts';
import type { FieldState } from '../field/createField.ts';
import {
  PageInputSlot,
  focusPageInput,
  getDescribedBy,
  HiddenDescription,
  useDescribedBy,
} from '../field/PageInputSlot.tsx';
import { FieldNote, renderLabel } from '../form-field/FieldNote.tsx';
import { FieldFrame } from '../form-field/formFieldStyles.ts';
import { TextFrame } from '../text-input/textInputStyles.ts';
import { type Picker, PickerButton } from './PickerButton.tsx';
import { watchPresses } from '../field/StableDuringPress.ts';

/** Clicks the button of a picker. Moving focus first commits the text, which is rendered before the picker opens. */
function openPicker(button: HTMLElement): void {
  button.focus();
  queueMicrotask(() => button.click());
}

/** Props that date and time fields share. */
export interface TypedInputProps extends FieldProps {
  /** Type of the page's input. */
  type?: string | undefined;
  /** Interval between valid values, in days or seconds. */
  step?: string | undefined;
  /** Value from which the steps are counted without a minimum. */
  defaultValue?: string | undefined;
  /** Whether the page labels the field. */
  labelled?: boolean;
  /** Text of the page's label. */
  pageLabel?: string;
  /** Label above the field. An empty string hides it. */
  label?: string | undefined;
  /** Help below the field, unless its value is invalid. */
  help?: string | undefined;
  /** Error that replaces the help while `error` is set. */
  errorText?: string | undefined;
}

/** Content below a field, in addition to its help and errors. */
export interface FieldExtras {
  /** Text that replaces the help, unless there is an error. */
  preview: string;
  /** Text of a button in `content` that fixes the error, for the description of the input. */
  choice: string;
  content: ReactNode;
}

interface PickerFieldProps<P> {
  defaultLabel: string;
  /** Whether the line of the help is reserved for a preview. */
  hasPreview?: boolean;
  /** Returns the content below the field. `id` is the id of the choice. `choose` sets the value, like a picker, and focuses the input. */
  getExtras?: (state: FieldState, id: string, choose: (value: string) => void) => FieldExtras | undefined;
  picker: Picker<P>;
}

/** Renders an input whose text is committed on blur or Enter. Valid text is formatted. Other text stays and is reported as bad input. */
export function TypedInput<P extends object>({
  field,
  ref,
  onBlur,
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
  hasPreview = false,
  getExtras,
}: TypedInputProps & PickerFieldProps<P>) {
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const pickerButton = useRef<HTMLButtonElement>(null);
  const defaultRef = useRef<HTMLInputElement>(null);
  const input = ref ?? defaultRef;
  const [hasPickerFailed, setPickerFailed] = useState(false);
  const state = useFieldState(field);
  const { text, rawInput, shownValue, message, attempts } = state;
  const initialText = useFieldInput(field, input, text);
  const isInvalid = error || message !== '';
  const choose = (value: string) => {
    field.dispatch({ type: 'choose', value });
    (getPageInput(pageInput) ?? input.current)?.focus();
  };
  // oxlint-disable-next-line react/refs -- called by a button, not while rendering
  const extras = getExtras?.(state, `${id}choice`, choose);
  const note = message || (error && errorText) || help;
  // A preview must not shift the layout, even without help.
  const fieldNote = isInvalid ? note : extras?.preview || note || (hasPreview ? '\u00a0' : '');
  // The format is needed most when the text does not have it.
  const hint = message && rawInput ? help : '';
  const ariaDescribedBy = useDescribedBy(
    input,
    describedBy,
    getDescribedBy(id, { description, note, noteHint: hint, choice: extras?.choice ?? '' }),
  );
  const shownLabel = label ?? (labelled ? '' : defaultLabel);
  /** Opens the component's picker instead of the browser's picker. */
  const handlePageKey = (event: KeyboardEvent) => {
    const isNative = getPageInput(pageInput)?.type !== 'text' && (event.key === 'F4' || event.key === ' ');
    if (!isNative && !(event.altKey && event.key === 'ArrowDown')) return;
    event.preventDefault();
    openPicker(pickerButton.current!);
  };
  return (
    <FieldFrame
      ref={control}
      data-error={isInvalid || undefined}
      part="control"
      onFocus={watchPresses}
      onBlur={(event) => {
        leaveField(event, (blur) => {
          setPickerFailed(false);
          onBlur?.(blur);
        });
      }}
    >
      {shownLabel && pageInput ? (
        // A visible label only, because the page's input has the text as its accessible name.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- clickable like a `<label>`
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
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press focuses the input inside */}
        <div
          className="frame"
          part="frame"
          onMouseDown={pageInput ? (event) => focusPageInput(event, pageInput) : undefined}
        >
          {pageInput ? (
            <PageInputSlot
              field={field}
              pageInput={pageInput}
              isInvalid={isInvalid}
              description={[description, note, hint, extras?.choice].filter(Boolean).join(' ')}
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
              // Browsers submit on `keypress`, which the Enter key that ends a composition does not dispatch.
              onKeyPress={(event) => {
                if (event.key !== 'Enter') return;
                field.dispatch({ type: 'commit' });
                field.host?.submit(event.nativeEvent);
              }}
            />
          )}
          <span className="action">
            <PickerButton
              picker={picker}
              value={shownValue}
              size={size}
              disabled={disabled || readonly}
              anchor={control}
              button={pickerButton}
              field={field}
              onFailure={setPickerFailed}
            />
          </span>
        </div>
        {hasMessages ? <slot name="message" /> : null}
        {description ? <HiddenDescription id={id} text={description} /> : null}
      </TextFrame>
      <FieldNote
        text={hasPickerFailed ? picker.failureText : fieldNote}
        isError={isInvalid || hasPickerFailed}
        hint={hint}
        announcement={attempts}
        id={`${id}note`}
      >
        {extras?.content}
      </FieldNote>
    </FieldFrame>
  );
}
