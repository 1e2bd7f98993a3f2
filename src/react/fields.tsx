import { DateInput, type DateInputProps } from '../controls/date-input/DateInput.tsx';
import { dateValidity } from '../controls/date-input/dateValidity.ts';
import { DatePicker, type DatePickerProps } from '../controls/date-picker/DatePicker.tsx';
import { TextInput, type TextInputProps } from '../controls/text-input/TextInput.tsx';
import { textValidity } from '../controls/text-input/textValidity.ts';
import { TimeInput, type TimeInputProps } from '../controls/time-input/TimeInput.tsx';
import { timeValidity } from '../controls/time-input/timeValidity.ts';
import { TimePicker, type TimePickerProps } from '../controls/time-picker/TimePicker.tsx';
import { useField, type ValueProps } from '../controls/field/useField.ts';

/** What the field itself sees to. */
type Held = 'value' | 'revision' | 'control' | 'problem' | 'onChange';

export type TextFieldProps = Omit<TextInputProps, Held> & ValueProps;

/** A text field for apps of React. A `<label>` around it or beside it names it. */
export function TextField({ value, defaultValue, onChange, ...props }: TextFieldProps) {
  const field = useField({ value, defaultValue, onChange }, (text) => textValidity(text, props));
  return <TextInput {...props} {...field} />;
}

export type DateFieldProps = Omit<DateInputProps, Held> & ValueProps & { invalidMessage?: string };

/** A date field for apps of React; its value, which a form sends too, is `yyyy-MM-dd`. */
export function DateField({ value, defaultValue, onChange, name, invalidMessage, ...props }: DateFieldProps) {
  const { sentValue, ...field } = useField({ value, defaultValue, onChange }, (day, badText) =>
    dateValidity(day, { ...props, invalidMessage }, badText),
  );
  return (
    <>
      <DateInput {...props} {...field} />
      <Sent name={name} value={sentValue} disabled={props.disabled} />
    </>
  );
}

export type TimeFieldProps = Omit<TimeInputProps, Held> & ValueProps & { invalidMessage?: string };

/** A time field for apps of React; its value, which a form sends too, is `HH:mm`. */
export function TimeField({ value, defaultValue, onChange, name, invalidMessage, ...props }: TimeFieldProps) {
  const { sentValue, ...field } = useField({ value, defaultValue, onChange }, (time, badText) =>
    timeValidity(time, { ...props, invalidMessage }, badText),
  );
  return (
    <>
      <TimeInput {...props} {...field} />
      <Sent name={name} value={sentValue} disabled={props.disabled} />
    </>
  );
}

export type CalendarProps = Omit<DatePickerProps, Held> & ValueProps & { name?: string };

/** The calendar in the page, for apps of React. */
export function Calendar({ value, defaultValue, onChange, name, ...props }: CalendarProps) {
  const field = useField({ value, defaultValue, onChange }, () => undefined);
  return (
    <>
      <DatePicker {...props} value={field.value} control={field.control} />
      <Sent name={name} value={field.value} disabled={props.disabled} />
    </>
  );
}

export type ClockProps = Omit<TimePickerProps, Held> & ValueProps & { name?: string };

/** The time panel in the page, for apps of React. */
export function Clock({ value, defaultValue, onChange, name, ...props }: ClockProps) {
  const field = useField({ value, defaultValue, onChange }, () => undefined);
  return (
    <>
      <TimePicker {...props} value={field.value} control={field.control} />
      <Sent name={name} value={field.value} disabled={props.disabled} />
    </>
  );
}

/** What is typed is in the words of the locale; what is sent is not. */
const Sent = ({
  name,
  value,
  disabled,
}: {
  name: string | undefined;
  value: string;
  disabled: boolean | undefined;
}) => (name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null);
