import { DateInput, type DateInputProps } from '../controls/date-input/DateInput.tsx';
import { validateDate } from '../controls/date-input/dateValidity.ts';
import { DatePicker, type DatePickerProps } from '../controls/date-picker/DatePicker.tsx';
import { TextInput, type TextInputProps } from '../controls/text-input/TextInput.tsx';
import { validateText } from '../controls/text-input/textValidity.ts';
import { TimeInput, type TimeInputProps } from '../controls/time-input/TimeInput.tsx';
import { validateTime } from '../controls/time-input/timeValidity.ts';
import { TimePicker, type TimePickerProps } from '../controls/time-picker/TimePicker.tsx';
import { useField, type ValueProps } from '../controls/field/useField.ts';

/** What `useField` gives the component. */
type OwnProps =
  | 'value'
  | 'revision'
  | 'field'
  | 'validationMessage'
  | 'serverMessage'
  | 'announcement'
  | 'onChange';

export type TextFieldProps = Omit<TextInputProps, OwnProps> & ValueProps;

/** A text field for apps of React. A `<label>` around it or beside it names it. */
export function TextField({ value, defaultValue, onChange, ...props }: TextFieldProps) {
  const { submittedValue: _, ...binding } = useField({ value, defaultValue, onChange }, (text) =>
    validateText(text, props),
  );
  return <TextInput {...props} {...binding} />;
}

export type DateFieldProps = Omit<DateInputProps, OwnProps> & ValueProps & { invalidMessage?: string };

/** A date field for apps of React; its value, which a form sends too, is `yyyy-MM-dd`. */
export function DateField({ value, defaultValue, onChange, name, invalidMessage, ...props }: DateFieldProps) {
  const { submittedValue, ...binding } = useField({ value, defaultValue, onChange }, (day, rawInput) =>
    validateDate(day, { ...props, invalidMessage }, rawInput),
  );
  return (
    <>
      <DateInput {...props} {...binding} />
      <HiddenInput name={name} value={submittedValue} disabled={props.disabled} />
    </>
  );
}

export type TimeFieldProps = Omit<TimeInputProps, OwnProps> & ValueProps & { invalidMessage?: string };

/** A time field for apps of React; its value, which a form sends too, is `HH:mm`. */
export function TimeField({ value, defaultValue, onChange, name, invalidMessage, ...props }: TimeFieldProps) {
  const { submittedValue, ...binding } = useField({ value, defaultValue, onChange }, (time, rawInput) =>
    validateTime(time, { ...props, invalidMessage }, rawInput),
  );
  return (
    <>
      <TimeInput {...props} {...binding} />
      <HiddenInput name={name} value={submittedValue} disabled={props.disabled} />
    </>
  );
}

export type CalendarProps = Omit<DatePickerProps, OwnProps> & ValueProps & { name?: string };

/** The calendar in the page, for apps of React. */
export function Calendar({ value, defaultValue, onChange, name, ...props }: CalendarProps) {
  const { value: day, field } = useField({ value, defaultValue, onChange }, () => undefined);
  return (
    <>
      <DatePicker {...props} value={day} field={field} />
      <HiddenInput name={name} value={day} disabled={props.disabled} />
    </>
  );
}

export type ClockProps = Omit<TimePickerProps, OwnProps> & ValueProps & { name?: string };

/** The time panel in the page, for apps of React. */
export function Clock({ value, defaultValue, onChange, name, ...props }: ClockProps) {
  const { value: time, field } = useField({ value, defaultValue, onChange }, () => undefined);
  return (
    <>
      <TimePicker {...props} value={time} field={field} />
      <HiddenInput name={name} value={time} disabled={props.disabled} />
    </>
  );
}

/** What the user types follows the locale; what a form submits does not. */
const HiddenInput = ({
  name,
  value,
  disabled,
}: {
  name: string | undefined;
  value: string;
  disabled: boolean | undefined;
}) => (name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null);
