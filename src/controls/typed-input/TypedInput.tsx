import { useId, useRef } from 'react';
import { watchPresses } from '../field/HeldDuringPress.ts';
import type { FieldProps } from '../field/fieldControl.ts';
import { FieldNote } from '../form-field/FieldNote.tsx';
import { FieldFrame } from '../form-field/formFieldStyles.ts';
import { TextField } from '../text-input/textInputStyles.ts';
import { type Picker, PickerPopover } from './PickerPopover.tsx';
import { useTypedText } from './useTypedText.ts';

/** What a field for a date and one for a time have in common. */
export interface TypedInputProps extends FieldProps {
  revision: number;
  /** The page has given it a label. */
  labelled?: boolean;
  /** Shown above it; nothing hides it. */
  label?: string | undefined;
  /** Shown below it unless there is something wrong. */
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
  control,
  problem = '',
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
  format,
  parse,
  picker,
}: TypedInputProps & OwnProps<P>) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { box, first, onInput, onBlur, onKeyDown } = useTypedText({
    value,
    revision,
    control,
    format,
    parse,
  });
  const isWrong = error || problem !== '';
  const note = problem || (error && errorText) || help;
  const shownLabel = label ?? (labelled ? '' : defaultLabel);
  return (
    <FieldFrame data-error={isWrong || undefined} part="control" onFocus={watchPresses}>
      {shownLabel ? (
        <div className="top">
          <label className="label" part="label" htmlFor={id}>
            {shownLabel}
          </label>
        </div>
      ) : null}
      <TextField data-typed="" data-size={size} data-error={isWrong || undefined} part="field">
        <div className="box" part="box" ref={frame}>
          <input
            ref={box}
            id={id}
            part="input"
            type="text"
            defaultValue={first}
            // A server may write it for another locale.
            suppressHydrationWarning
            name={name}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readonly}
            required={required}
            autoComplete={autocomplete}
            aria-invalid={isWrong || undefined}
            aria-describedby={note ? `${id}note` : undefined}
            onInput={onInput}
            onBlur={onBlur}
            onKeyDown={(event) => {
              if (event.altKey && event.key === 'ArrowDown') frame.current!.querySelector('button')!.click();
              else onKeyDown(event);
            }}
          />
          <PickerPopover
            picker={picker}
            value={value}
            size={size}
            disabled={disabled || readonly}
            field={frame}
            control={control}
          />
        </div>
      </TextField>
      <FieldNote text={note} isError={isWrong} id={`${id}note`} />
    </FieldFrame>
  );
}
