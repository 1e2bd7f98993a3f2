import { useMessages } from '../hooks/hostContext.tsx';
import { isObject } from '../site/core/objects.ts';

/** Strings that controls show or announce. Pages can override individual strings with `messages`. */
export const controlMessages = {
  tooManyCharacters: 'Too many characters',
  charactersUsed: '{count} of {limit} characters used',
  clearText: 'Clear text',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Announcement after a press of the password button. */
  passwordShown: 'Password visible',
  passwordHidden: 'Password hidden',
  secure: 'Secure',
  /** Description of a busy button. */
  loading: 'Loading',
  date: 'Date',
  invalidDate: 'Invalid date',
  unavailableDate: 'This date is unavailable.',
  required: 'Please fill out this field.',
  rangeUnderflow: 'Value must be {min} or later.',
  rangeOverflow: 'Value must be {max} or earlier.',
  outOfRange: 'Value must be between {min} and {max}.',
  errorSummary: 'There is a problem',
  /** Entry of an error summary whose message does not name the field. */
  fieldError: '{field}: {error}',
  openCalendar: 'Open Calendar',
  calendar: 'Calendar',
  calendarFailure: 'The calendar failed to load. Enter the date, or try again.',
  selectedDay: '{day}, selected',
  today: '{day}, today',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Accessible names of the menus in the heading of a calendar. */
  month: 'Month',
  year: 'Year',
  time: 'Select Time',
  timePlaceholder: '00 : 00 AM',
  timePlaceholder24: '00 : 00',
  invalidTime: 'Invalid time',
  openTimePicker: 'Open Time Picker',
  timePicker: 'Time Picker',
  timePickerFailure: 'The time picker failed to load. Enter the time, or try again.',
  hour: 'Hour',
  minute: 'Minute',
  dayPeriod: 'AM/PM',
  reset: 'Reset',
  done: 'Done',
  /** Accessible name of a picker that a field opens. */
  ofField: '{name}, {field}',
  /** Accessible name of a button that opens a picker, if the field has a value. */
  withValue: '{name}, {value}',
} as const;

export type ControlMessages = Readonly<Record<keyof typeof controlMessages, string>>;

export const useControlMessages = (overrides: unknown): ControlMessages =>
  useMessages<ControlMessages>(overrides, controlMessages);

/** Returns a string for code outside of components, such as for `validationMessage`. */
export function getControlMessage(name: keyof ControlMessages, overrides: unknown): string {
  const text = isObject(overrides) ? (overrides as Partial<ControlMessages>)[name] : undefined;
  return typeof text === 'string' ? text : controlMessages[name];
}
