import { useMessages } from '../hooks/hostContext.tsx';
import { isObject } from '../site/core/objects.ts';

/** Every text of the controls that is shown or spoken. A page replaces them one by one through `messages`. */
export const controlMessages = {
  tooManyCharacters: 'Too many characters',
  charactersUsed: '{count} of {limit} characters used',
  clearText: 'Clear text',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Announced when the password has been shown, or hidden. */
  passwordShown: 'The password is shown',
  passwordHidden: 'The password is hidden',
  secure: 'Secure',
  /** Describes a button that is busy. */
  loading: 'Loading',
  date: 'Date',
  invalidDate: 'Invalid date',
  unavailableDate: 'This day is not available.',
  required: 'Please fill out this field.',
  rangeUnderflow: 'Value must be {min} or later.',
  rangeOverflow: 'Value must be {max} or earlier.',
  outOfRange: 'Value must be between {min} and {max}.',
  errorSummary: 'There is a problem',
  /** An entry of an error summary, where the message does not say which field it is about. */
  fieldError: '{field}: {error}',
  openCalendar: 'Open Calendar',
  calendar: 'Calendar',
  calendarFailure: 'The calendar could not be loaded. Type the date, or try again.',
  selectedDay: '{day}, selected',
  today: '{day}, today',
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  time: 'Select Time',
  timePlaceholder: '00 : 00 AM',
  timePlaceholder24: '00 : 00',
  invalidTime: 'Invalid time',
  openTimePicker: 'Open Time Picker',
  timePicker: 'Time Picker',
  timePickerFailure: 'The time picker could not be loaded. Type the time, or try again.',
  hour: 'Hour',
  minute: 'Minute',
  dayPeriod: 'AM or PM',
  reset: 'Reset',
  done: 'Done',
  /** Name of a picker that a field opens. */
  ofField: '{name}, {field}',
  /** Name of a button that opens a picker, once there is a value. */
  withValue: '{name}, {value}',
} as const;

export type ControlMessages = Readonly<Record<keyof typeof controlMessages, string>>;

export const useControlMessages = (own: unknown): ControlMessages =>
  useMessages<ControlMessages>(own, controlMessages);

/** One of the texts where there is no component, for `validationMessage`. */
export function getControlText(name: keyof ControlMessages, own: unknown): string {
  const text = isObject(own) ? (own as Partial<ControlMessages>)[name] : undefined;
  return typeof text === 'string' ? text : controlMessages[name];
}
