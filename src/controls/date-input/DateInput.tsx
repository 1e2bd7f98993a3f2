import { useMemo } from 'react';
import { getDateFormat, parseDateFormat, formatDay } from '../../datetime/dateFormat.ts';
import { createLazyModule } from '../../hooks/lazyModule.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { fill } from '../../site/core/texts.ts';
import { useControlMessages } from '../controlMessages.ts';
import { type CalendarAttributes, useCalendarRules } from '../date-picker/useCalendarRules.ts';
import { isNative, getPickerName } from '../typed-input/pageText.ts';
import { TypedInput, type TypedInputProps } from '../typed-input/TypedInput.tsx';
import { useLocale } from '../../hooks/useLanguage.ts';

const calendar = createLazyModule(() =>
  import('../date-picker/CalendarPanel.tsx').then(({ CalendarPanel }) => CalendarPanel),
);

export interface DateInputProps extends TypedInputProps, CalendarAttributes {
  /** BCP 47; the browser's by default. It decides the order of day, month and year. */
  locale?: string | undefined;
  /** Such as `dd.MM.yyyy`, in place of the locale's order. */
  dateFormat?: string | undefined;
  messages?: unknown;
}

/** A date, typed or chosen from a calendar. Its value is `yyyy-MM-dd`. */
export function DateInput(props: DateInputProps) {
  const { dateFormat: pattern, locale, messages, ...others } = props;
  const texts = useControlMessages(messages);
  const resolvedLocale = useLocale(locale);
  const format = useDateFormat(pattern, resolvedLocale);
  const rules = useCalendarRules(props);
  const fieldName = props.pageLabel || (props.label ?? texts.date);
  return (
    <TypedInput
      {...others}
      defaultLabel={texts.date}
      help={props.help ?? (isNative(props.type, 'date') ? '' : format.pattern)}
      picker={{
        icon: 'calendar',
        getOpenLabel: (day) =>
          day === ''
            ? texts.openCalendar
            : fill(texts.withValue, { name: texts.openCalendar, value: formatDay(day, format) }),
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
    const own = pattern === undefined ? undefined : parseDateFormat(pattern, locale);
    if (pattern !== undefined && !own)
      warn(
        `date-format is "${pattern}", which has not one day, one month and one year, so the locale's order is used; write it as in dd.MM.yyyy.`,
      );
    return own ?? getDateFormat(locale);
  }, [pattern, locale, warn]);
}
