import { useMemo } from 'react';
import { getDateFormat, parseDateFormat, formatDay } from '../../datetime/dateFormat.ts';
import { createLazyModule } from '../../hooks/lazyModule.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { formatMessage } from '../../site/core/texts.ts';
import { useControlMessages } from '../controlMessages.ts';
import { type CalendarAttributes, useCalendarRules } from '../date-picker/useCalendarRules.ts';
import { isNative, getPickerName } from '../typed-input/pageText.ts';
import { TypedInput, type TypedInputProps } from '../typed-input/TypedInput.tsx';
import { useLocale } from '../../hooks/useLanguage.ts';

const calendar = createLazyModule(() =>
  import('../date-picker/CalendarPanel.tsx').then(({ CalendarPanel }) => CalendarPanel),
);

export interface DateInputProps extends TypedInputProps, CalendarAttributes {
  /** BCP 47 language tag, which determines the order of day, month, and year. Defaults to the browser's locale. */
  locale?: string | undefined;
  /** Date format, such as `dd.MM.yyyy`. Defaults to the format of the locale. */
  dateFormat?: string | undefined;
  messages?: unknown;
}

/** Renders a field for a date, typed or chosen from a calendar. The value is `yyyy-MM-dd`. */
export function DateInput(props: DateInputProps) {
  const { dateFormat: pattern, locale, messages, ...inputProps } = props;
  const texts = useControlMessages(messages);
  const resolvedLocale = useLocale(locale);
  const format = useDateFormat(pattern, resolvedLocale);
  const rules = useCalendarRules(props);
  const fieldName = props.pageLabel || (props.label ?? texts.date);
  return (
    <TypedInput
      {...inputProps}
      defaultLabel={texts.date}
      help={props.help ?? (isNative(props.type, 'date') ? '' : format.pattern)}
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
        props: { rules, locale: resolvedLocale, messages },
      }}
    />
  );
}

function useDateFormat(pattern: string | undefined, locale: string | undefined) {
  const warn = useWarn();
  return useMemo(() => {
    const customFormat = pattern === undefined ? undefined : parseDateFormat(pattern, locale);
    if (pattern !== undefined && !customFormat)
      warn(
        `\`date-format="${pattern}"\` doesn't contain one day, one month, and one year. Using the locale's format. Use a pattern such as \`dd.MM.yyyy\`.`,
      );
    return customFormat ?? getDateFormat(locale);
  }, [pattern, locale, warn]);
}
