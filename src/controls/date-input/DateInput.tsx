import { useLayoutEffect, useMemo, useState } from 'react';
import type { Day } from '../../datetime/day.ts';
import type { FieldState } from '../field/createField.ts';
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
import { isNative, getPickerName } from '../typed-input/pageText.ts';
import { createPickerModule, type PickerProps } from '../typed-input/PickerButton.tsx';
import { TypedInput, type TypedInputProps } from '../typed-input/TypedInput.tsx';
import type { getDateNotes } from './dateNotes.tsx';
import { findNextDay, validateDate } from './dateValidity.ts';

const calendar = createPickerModule<Omit<CalendarPanelProps, keyof PickerProps>>(() =>
  import('../date-picker/CalendarPanel.tsx').then(({ CalendarPanel }) => CalendarPanel),
);

type GetNotes = typeof getDateNotes;

/** Module of the content below the field, which few fields need. */
const notes = createLazyModule(() =>
  import('./dateNotes.tsx').then((module): GetNotes => module.getDateNotes),
);

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
  const [getNotes, setNotes] = useState<GetNotes>();
  const fieldName = props.pageLabel || (props.label ?? texts.date);
  return (
    <TypedInput
      {...inputProps}
      defaultLabel={texts.date}
      hasPreview={hasPreview}
      getExtras={(state, ...choice) => {
        if (!getNotes) return requestNotes(state, hasPreview, setNotes);
        const validate = (day: Day) => validateDate(day, props, '');
        const findNext = (day: Day) => findNextDay(day, rules, props);
        const options = { validate, findNextDay: findNext, hasPreview, texts, language };
        return getNotes(state, options, ...choice);
      }}
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

type NotesListener = (setNotes: () => GetNotes) => void;

/** Returns content that loads the notes, if the field needs them. */
function requestNotes({ value, isTyping, message }: FieldState, hasPreview: boolean, onLoad: NotesListener) {
  const isNeeded = value !== '' && (message !== '' || (isTyping && hasPreview));
  return isNeeded ? { preview: '', choice: '', content: <NotesLoader onLoad={onLoad} /> } : undefined;
}

/** Loads the notes. A component, so that a field without notes runs no effect. */
function NotesLoader({ onLoad }: { onLoad: NotesListener }) {
  const getNotes = useLazyModule(notes);
  useLayoutEffect(() => {
    if (getNotes) onLoad(() => getNotes);
    // The field works without the module.
    else notes.load(() => {});
  }, [getNotes, onLoad]);
  return null;
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
