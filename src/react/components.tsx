import { DateInput, type DateInputProps } from '../controls/date-input/DateInput.tsx';
import { dateText, validateDate } from '../controls/date-input/dateValidity.ts';
import { DatePicker, type DatePickerProps } from '../controls/date-picker/DatePicker.tsx';
import { type Field, plainText } from '../controls/field/createField.ts';
import { useFieldState } from '../controls/field/field.ts';
import { useField, type ValueProps } from '../controls/field/useField.ts';
import { TextInput, type TextInputProps } from '../controls/text-input/TextInput.tsx';
import { validateText } from '../controls/text-input/textValidity.ts';
import { TimeInput, type TimeInputProps } from '../controls/time-input/TimeInput.tsx';
import { timePickerText, timeText, validateTime } from '../controls/time-input/timeValidity.ts';
import { TimePicker, type TimePickerProps } from '../controls/time-picker/TimePicker.tsx';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef, useMemo } from 'react';
import { Header, type HeaderProps } from '../header/shell/Header.tsx';
import { type ControlLanguage, createControlLanguage } from '../controls/controlLanguage.ts';
import { useIsHydrating } from '../hooks/pageContext.tsx';
import { useLanguage, useLocale } from '../hooks/useLanguage.ts';

/** Props of a field in an app: `locale` instead of the resolved language. */
type AppProps<P> = Omit<P, 'field' | 'language'> & ValueProps & LocaleProps;

/** Props of a field with an input. */
type InputProps<P> = Omit<AppProps<P>, 'ref'> & {
  /** Receives the input, which form libraries focus. */
  ref?: Ref<HTMLInputElement>;
};

/** Returns a ref whose input `ref` also receives. */
function useInputRef(ref: Ref<HTMLInputElement> | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  return input;
}

export type TextFieldProps = InputProps<TextInputProps>;

/** Renders a text field for React apps. Use a `<label>` around it or next to it as its name. */
export function TextField({ ref, value, defaultValue, onChange, locale, ...otherProps }: TextFieldProps) {
  const props = { ...otherProps, ref: useInputRef(ref), language: useControlLanguage(locale) };
  const field = useField(
    { value, defaultValue, onChange },
    { ...plainText, validate: (state) => validateText(state.value, props) },
  );
  return <TextInput {...props} field={field} />;
}

export type DateFieldProps = InputProps<DateInputProps> & { invalidMessage?: string };

/** Type of the component's input, for the functions that parse and format its text. */
const input = { type: 'text', value: '' };

/** Renders a date field for React apps. The value, which forms also submit, has the format `yyyy-MM-dd`. */
export function DateField({
  ref,
  value,
  defaultValue,
  onChange,
  name,
  invalidMessage,
  locale,
  ...otherProps
}: DateFieldProps) {
  const props = { ...otherProps, ref: useInputRef(ref), language: useControlLanguage(locale) };
  const field = useField(
    { value, defaultValue, onChange },
    {
      parse: (text) => dateText.parse(text, input.type, props),
      format: (day) => dateText.format(day, input, props),
      validate: (state) => validateDate(state.value, { ...props, invalidMessage }, state.rawInput),
    },
  );
  return (
    <>
      <DateInput {...props} field={field} />
      <HiddenInput name={name} field={field} disabled={props.disabled} />
    </>
  );
}

export type TimeFieldProps = InputProps<TimeInputProps> & { invalidMessage?: string };

/** Renders a time field for React apps. The value, which forms also submit, has the format `HH:mm`. */
export function TimeField({
  ref,
  value,
  defaultValue,
  onChange,
  name,
  invalidMessage,
  locale,
  ...otherProps
}: TimeFieldProps) {
  const props = { ...otherProps, ref: useInputRef(ref), language: useControlLanguage(locale) };
  const field = useField(
    { value, defaultValue, onChange },
    {
      parse: (text) => timeText.parse(text, input.type, props),
      format: (time) => timeText.format(time, input, props),
      validate: (state) => validateTime(state.value, { ...props, invalidMessage }, state.rawInput),
    },
  );
  return (
    <>
      <TimeInput {...props} field={field} />
      <HiddenInput name={name} field={field} disabled={props.disabled} />
    </>
  );
}

/** Rules of a picker. All values that users can choose are valid. */
const pickerRules = { ...plainText, validate: () => undefined };

export type CalendarProps = AppProps<DatePickerProps> & { name?: string };

/** Renders an inline calendar for React apps. */
export function Calendar({ value, defaultValue, onChange, name, locale, ...props }: CalendarProps) {
  const field = useField({ value, defaultValue, onChange }, pickerRules);
  return (
    <>
      <DatePicker {...props} language={useControlLanguage(locale)} field={field} />
      <HiddenInput name={name} field={field} disabled={props.disabled} />
    </>
  );
}

export type ClockProps = AppProps<TimePickerProps> & { name?: string };

/** Renders an inline time picker for React apps. */
export function Clock({ value, defaultValue, onChange, name, locale, ...props }: ClockProps) {
  const field = useField({ value, defaultValue, onChange }, { ...pickerRules, ...timePickerText });
  return (
    <>
      <TimePicker {...props} language={useControlLanguage(locale)} field={field} />
      <HiddenInput name={name} field={field} disabled={props.disabled} />
    </>
  );
}

interface HiddenInputProps {
  name: string | undefined;
  field: Field;
  disabled: boolean | undefined;
}

/** Renders the input whose value is submitted. Unlike the visible text, the value does not depend on the locale. */
function HiddenInput({ name, field, disabled }: HiddenInputProps) {
  const { value } = useFieldState(field);
  return name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null;
}

/** Renders the header in a React app. Wraps the content props in named slots, because the styles show and hide slots by screen width. */
export function AppHeader({ toolsStart, toolsEnd, mobileStart, mobileEnd, ...props }: HeaderProps) {
  return (
    <Header
      {...props}
      toolsStart={inSlot('tools-start', toolsStart)}
      toolsEnd={inSlot('tools-end', toolsEnd)}
      mobileStart={inSlot('mobile-start', mobileStart)}
      mobileEnd={inSlot('mobile-end', mobileEnd)}
    />
  );
}

const inSlot = (name: string, content: ReactNode): ReactNode =>
  content === undefined || content === null ? undefined : (
    <slot name={name}>
      {/* Wrapper that `getPageElements()` and the slot styles expect if there is no shadow root. */}
      <slot>{content}</slot>
    </slot>
  );

interface LocaleProps {
  /** BCP 47 tag. Defaults to the document's `lang` for words, and to the browser's locale for numbers. `page` uses the document's `lang` for both. */
  locale?: string | undefined;
}

/** Returns the language of a control in an app. On servers and during hydration, it is `locale`, or English. */
function useControlLanguage(localeProp: string | undefined): ControlLanguage {
  const isHydrating = useIsHydrating();
  const locale = useLocale(localeProp === 'page' ? undefined : localeProp, Intl.PluralRules);
  const pageLanguage = isHydrating ? 'en-US' : document.documentElement.lang || navigator.language;
  const language = useLanguage(locale ?? pageLanguage);
  const hasPageNumbers = isHydrating || localeProp === 'page';
  return useMemo(
    () => createControlLanguage({ locale, pageLanguage, hasPageNumbers, language }),
    [locale, pageLanguage, hasPageNumbers, language],
  );
}
