import { useMemo } from 'react';
import { getDateFormat, parseDateFormat, formatDay, translatePattern } from '../../datetime/dateFormat.ts';
import { createLazyModule } from '../../hooks/lazyModule.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { formatMessage } from '../../site/core/texts.ts';
import { type ControlLanguage, defaultLanguage, useControlMessages } from '../controlLanguage.ts';
import { type CalendarAttributes, useCalendarRules } from '../date-picker/useCalendarRules.ts';
import { isNative, getPickerName } from '../typed-input/pageText.ts';
import { TypedInput, type TypedInputProps } from '../typed-input/TypedInput.tsx';

const calendar = createLazyModule(() =>
  import('../date-picker/CalendarPanel.tsx').then(({ CalendarPanel }) => CalendarPanel),
);

export interface DateInputProps extends TypedInputProps, CalendarAttributes {
  language?: ControlLanguage | undefined;
  /** Date format, such as `dd.MM.yyyy`. Defaults to the format of the locale. */
  dateFormat?: string | undefined;
  messages?: unknown;
}

/** Renders a field for a date, typed or chosen from a calendar. The value is `yyyy-MM-dd`. */
export function DateInput(props: DateInputProps) {
  const { dateFormat: pattern, language = defaultLanguage, messages, ...inputProps } = props;
  const texts = useControlMessages(messages, language);
  const format = useDateFormat(pattern, language);
  const rules = useCalendarRules(props, language.numberLocale);
  const fieldName = props.pageLabel || (props.label ?? texts.date);
  return (
    <TypedInput
      {...inputProps}
      defaultLabel={texts.date}
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
        panel: calendar,
        props: { rules, language, messages },
      }}
    />
  );
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
