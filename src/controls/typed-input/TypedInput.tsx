import { type ComponentType, createElement, useEffect, useId, useRef, useState } from 'react';
import { type LazyPart, useLazyPart } from '../../hooks/lazyPart.ts';
import { ControlIcon, type ControlIconName } from '../../icons/ControlIcon.tsx';
import type { FieldControl } from '../fieldControl.ts';
import { FieldFrame } from '../form-field/formFieldStyles.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Popover } from '../popover/Popover.tsx';
import { TextField } from '../text-input/textInputStyles.ts';
import { useTypedText } from './useTypedText.ts';

/** What a field for a date and one for a time have in common. */
export interface TypedInputProps {
  value: string;
  revision: number;
  control: FieldControl;
  /** What is wrong, once the user has had a try. */
  problem?: string;
  /** The page has given it a label. */
  labelled?: boolean;
  /** Shown above it; nothing hides it. */
  label?: string | undefined;
  /** Shown below it unless there is something wrong. */
  help?: string | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  /** 40 px high, or 32 px when small. */
  size?: 'normal' | 'small' | undefined;
  disabled?: boolean;
  readonly?: boolean;
  required?: boolean;
  /** Marked as wrong by the page. */
  error?: boolean;
  /** Shown in place of the help while `error` is set. */
  errorText?: string | undefined;
  autocomplete?: string | undefined;
}

/** What every picker has. */
export interface PickerProps {
  value: string;
  disabled?: boolean;
  /** Takes the focus when it comes. */
  takesFocus?: boolean;
  onPick: (value: string) => void;
}

interface Picker<P> {
  icon: ControlIconName;
  /** Name of the button that opens it. */
  open: string;
  /** Its own name. */
  name: string;
  part: LazyPart<ComponentType<PickerProps & P>>;
  /** What it has besides. */
  props: P;
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
  const [open, setOpen] = useState(false);
  const { box, onInput, onBlur, onKeyDown } = useTypedText({ value, revision, control, format, parse });
  const isWrong = error || problem !== '';
  const note = problem || (error && errorText) || help;
  const shownLabel = label ?? (labelled ? '' : defaultLabel);
  const pick = (picked: string) => {
    control.pick(picked);
    setOpen(false);
    frame.current!.querySelector('button')!.focus();
  };
  return (
    <FieldFrame data-error={isWrong || undefined} part="control">
      {shownLabel ? (
        <div className="top">
          <label className="label" part="label" htmlFor={id}>
            {shownLabel}
          </label>
        </div>
      ) : null}
      <TextField data-size={size} data-error={isWrong || undefined} part="field">
        <div className="box" part="box" ref={frame}>
          <input
            ref={box}
            id={id}
            part="input"
            type="text"
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
              if (event.altKey && event.key === 'ArrowDown' && !readonly) setOpen(true);
              else onKeyDown(event);
            }}
          />
          <Popover
            open={open}
            label={picker.name}
            beside={frame}
            trigger={
              <IconButton
                icon={picker.icon}
                size={size === 'small' ? 20 : 34}
                label={picker.open}
                disabled={disabled || readonly}
                part="picker-button"
                onWarm={picker.part.load}
              />
            }
            onToggle={({ open: next }) => setOpen(next)}
          >
            {open ? (
              <OpenPicker
                part={picker.part}
                props={{ ...picker.props, value, takesFocus: true, onPick: pick }}
              />
            ) : null}
          </Popover>
        </div>
      </TextField>
      <p className="note" part={isWrong ? 'error' : 'help'} id={`${id}note`} hidden={!note}>
        {isWrong && note ? <ControlIcon name="alert" size={16} /> : null}
        {note}
      </p>
    </FieldFrame>
  );
}

/** Comes as soon as it has been loaded. */
function OpenPicker<P extends object>({ part, props }: { part: LazyPart<ComponentType<P>>; props: P }) {
  const Part = useLazyPart(part);
  useEffect(() => part.load(), [part]);
  // It is the module's own, not made here.
  return Part ? createElement(Part, props) : null;
}
