import { useMessages } from '../hooks/hostContext.tsx';
import { isObject } from '../site/core/objects.ts';
import { english, isEnglish, type SiteLanguage } from '../site/core/siteLanguage.ts';
import { mergeMessages, type MessageTable } from '../site/core/texts.ts';
import { resolveLocale } from '../site/languages/locales.ts';

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

/** Language of a control: its words, and the locale of its numeric formats. */
export interface ControlLanguage {
  /** BCP 47 tag of the messages. */
  readonly code: string;
  readonly messages: ControlMessages;
  /** Whether the messages are still loading. `messages` is then English. */
  readonly isLoading: boolean;
  /** BCP 47 tag for the names of months, weekdays, and day periods, and for counts. `undefined` selects the browser's locale. */
  readonly wordLocale: string | undefined;
  /** BCP 47 tag for numeric dates and times, and for the order in which they are typed. `undefined` selects the browser's locale. */
  readonly numberLocale: string | undefined;
}

/** Language of a control that isn't on a page yet. */
export const defaultLanguage: ControlLanguage = {
  code: english.code,
  messages: controlMessages,
  isLoading: false,
  wordLocale: undefined,
  numberLocale: undefined,
};

export interface LanguageOptions {
  /** The `locale` of the control, if the browser supports it. */
  locale: string | undefined;
  /** The language of the page around the control. */
  pageLanguage: string | undefined;
  /** Whether numeric formats follow the page instead of the browser. */
  hasPageNumbers: boolean;
  /** The messages, or `undefined` while they load. */
  language: SiteLanguage | undefined;
}

/** Languages by options, so that controls with the same options share an object and render once. */
const cache = new Map<string, ControlLanguage>();

export function createControlLanguage({
  locale,
  pageLanguage,
  hasPageNumbers,
  language,
}: LanguageOptions): ControlLanguage {
  const key = `${locale} ${pageLanguage} ${hasPageNumbers} ${language?.code}`;
  const existing = cache.get(key);
  if (existing) return existing;
  const wordLocale =
    locale ?? (pageLanguage && (resolveLocale(pageLanguage, Intl.PluralRules) ?? english.code));
  const created: ControlLanguage = {
    code: language?.code ?? english.code,
    messages: getMessages(language ?? english),
    isLoading: language === undefined,
    wordLocale,
    numberLocale: locale ?? (hasPageNumbers ? wordLocale : undefined),
  };
  cache.set(key, created);
  return created;
}

const messagesByCode = new Map<string, ControlMessages>();

/** Returns the same object for each call, so that messages are compared by identity. */
function getMessages({ code, texts }: SiteLanguage): ControlMessages {
  if (isEnglish(code)) return controlMessages;
  const messages = messagesByCode.get(code) ?? mergeMessages<ControlMessages>(texts, controlMessages);
  messagesByCode.set(code, messages);
  return messages;
}

/** Messages without words, which keep the height of a line while a language loads. */
const blankMessages = Object.fromEntries(
  Object.keys(controlMessages).map((name) => [name, '\u00a0']),
) as ControlMessages;

/** Returns the messages of a control in its language, overridden by the messages of the page. */
export const useControlMessages = (
  overrides: unknown,
  { messages, isLoading }: ControlLanguage = defaultLanguage,
): ControlMessages => useMessages<ControlMessages>(overrides, isLoading ? blankMessages : messages);

/** Values that determine a string. */
export interface MessageValues {
  language?: ControlLanguage | undefined;
  /** Messages of the page. */
  messages?: unknown;
}

/** Returns a string for code outside of components, such as for `validationMessage`. */
export function getControlMessage(
  name: keyof ControlMessages,
  { language = defaultLanguage, messages: overrides }: MessageValues,
): string {
  const text = isObject(overrides) ? (overrides as Partial<ControlMessages>)[name] : undefined;
  return typeof text === 'string' ? text : language.messages[name];
}
