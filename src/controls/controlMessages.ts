import type { MessageTable } from '../site/core/texts.ts';

/** Strings that controls show or announce. Pages can override individual strings with `messages`. */
export const controlMessages = {
  tooManyCharacters: 'Too many characters',
  /** Description of a field with a limit. */
  characterLimit: 'Maximum number of characters: {limit}',
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
  /** Placeholders of day, month, and year in the help of a date field, such as `mm/dd/yyyy`. */
  dayFormat: 'dd',
  monthFormat: 'mm',
  yearFormat: 'yyyy',
  invalidDate: 'Invalid date',
  unavailableDate: 'This date is unavailable.',
  pastDate: 'This date is in the past.',
  /** Button below an unavailable date, which chooses another day. */
  nextAvailable: 'Next available: {day}',
  required: 'Please fill out this field.',
  /** Error of a required checkbox, radio button, list, or file. */
  requiredChoice: 'Please select an option.',
  invalidEmail: 'Enter an email address, such as name@example.com.',
  invalidUrl: 'Enter a URL, such as https://example.com.',
  invalidFormat: 'Use the requested format.',
  invalidValue: 'Enter a valid value.',
  tooShort: 'Minimum number of characters: {limit}',
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
} as const satisfies MessageTable;

export type ControlMessages = Readonly<Record<keyof typeof controlMessages, string>>;
