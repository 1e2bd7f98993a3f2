import { useEffect, useMemo } from 'react';
import { getDateFormat, parseDateFormat, formatDay, translatePattern } from '../../datetime/dateFormat.ts';
import { createLazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { formatMessage } from '../../site/core/texts.ts';
import {
  type ControlLanguage,
  type MessageValues,
  defaultLanguage,
  useControlMessages,
} from '../controlLanguage.ts';
import type { CalendarPanelProps } from '../date-picker/CalendarPanel.tsx';
import { type CalendarAttributes, useCalendarRules } from '../date-picker/calendarRules.ts';
import type { Field } from '../field/createField.ts';
import { useFieldState } from '../field/field.ts';
import { isNative, getPickerName } from '../typed-input/pageText.ts';
import { createPickerModule } from '../typed-input/PickerButton.tsx';
import type { PickerProps } from '../typed-input/PickerPopover.tsx';
import { TypedInput, type TypedInputProps } from '../typed-input/TypedInput.tsx';
import { findNextDay, validateDate } from './dateValidity.ts';

const calendar = createPickerModule<Omit<CalendarPanelProps, keyof PickerProps>>(() =>
  import('../date-picker/CalendarPanel.tsx').then(({ CalendarPanel }) => CalendarPanel),
);

/** Module of the content below the field, which few fields need. */
const notes = createLazyModule(() => import('./dateNotes.tsx').then(({ getDateNotes }) => getDateNotes));

export interface DateInputProps extends TypedInputProps, CalendarAttributes, MessageValues {
  /** Date format, such as `dd.MM.yyyy`. Defaults to the format of the locale. */
  dateFormat?: string | undefined;
  /** Whether to show the date in words while the user is typing. */
  preview?: boolean;
}

/** Renders a field for a date, typed or chosen from a calendar. The value is `yyyy-MM-dd`. */
export function DateInput(props: DateInputProps) {
  const {
    dateFormat: pattern,
    language = defaultLanguage,
    messages,
    preview: hasPreview = false,
    ...inputProps
  } = props;
  const texts = useControlMessages(messages, language);
  const format = useDateFormat(pattern, language);
  const rules = useCalendarRules(props);
  const getNotes = useDateNotes(props.field, hasPreview);
  const fieldName = props.pageLabel || (props.label ?? texts.date);
  return (
    <TypedInput
      {...inputProps}
      defaultLabel={texts.date}
      hasPreview={hasPreview}
      getExtras={
        getNotes &&
        ((state, ...choice) =>
          getNotes(
            state,
            {
              validate: (day) => validateDate(day, props, ''),
              findNextDay: (day) => findNextDay(day, rules, props),
              hasPreview,
              texts,
              language,
            },
            ...choice,
          ))
      }
      help={props.help ?? (isNative(props.type, 'date') ? '' : translatePattern(format.pattern, texts))}
      picker={{
        icon: 'calendar',
        getOpenLabel: (day) =>
          day === ''
            ? texts.openCalendar
            : formatMessage(texts.withValue, { name: texts.openCalendar, value: formatDay(day, format) }),
        failureText: texts.calendarFailure,
        fieldName,
        label: getPickerName(texts.calendar, fieldName, texts),
        module: calendar,
        props: { rules, language, messages },
      }}
    />
  );
}

/** Loads the content below the field when it is first needed. */
function useDateNotes(field: Field, hasPreview: boolean) {
  const { value, isTyping, message } = useFieldState(field);
  const isNeeded = value !== '' && (message !== '' || (isTyping && hasPreview));
  useEffect(() => {
    // The field works without the module.
    if (isNeeded) notes.load(() => {});
  }, [isNeeded]);
  return useLazyModule(notes);
}

function useDateFormat(pattern: string | undefined, { numberLocale, wordLocale }: ControlLanguage) {
  const warn = useWarn();
  return useMemo(() => {
    const customFormat =
      pattern === undefined ? undefined : parseDateFormat(pattern, numberLocale, wordLocale);
    if (pattern !== undefined && !customFormat)
      warn(
        `\`date-format="${pattern}"\` doesn't contain one day, one month, and one year. Using the locale's format. Use a pattern such as \`dd.MM.yyyy\`.`,
      );
    return customFormat ?? getDateFormat(numberLocale, wordLocale);
  }, [pattern, numberLocale, wordLocale, warn]);
}
