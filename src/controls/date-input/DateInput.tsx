import { useCallback, useMemo } from 'react';
import { dateFormat, dateFormatOf, formatDay } from '../../datetime/dateFormat.ts';
import { parseDate } from '../../datetime/parseDate.ts';
import { createLazyModule } from '../../hooks/lazyModule.ts';
import { useWarn } from '../../hooks/useWarn.ts';
import { fill } from '../../site/core/texts.ts';
import { useControlMessages } from '../controlMessages.ts';
import { type CalendarAttributes, useCalendarRules } from '../date-picker/useCalendarRules.ts';
import { TypedInput, type TypedInputProps } from '../typed-input/TypedInput.tsx';
import { useLocale } from '../../hooks/useLocale.ts';

const calendar = createLazyModule(() =>
  import('../date-picker/Calendar.tsx').then(({ Calendar }) => Calendar),
);

export interface DateInputProps extends TypedInputProps, CalendarAttributes {
  /** BCP 47; the browser's by default. It decides the order of day, month and year. */
  locale?: string | undefined;
  /** Such as `dd.MM.yyyy`, in place of the locale's order. */
  dateFormat?: string | undefined;
  messages?: unknown;
}

/** A date, typed or chosen from a calendar (spec §5). Its value is `yyyy-MM-dd`. */
export function DateInput({ dateFormat: pattern, locale, messages, ...props }: DateInputProps) {
  const texts = useControlMessages(messages);
  const known = useLocale(locale);
  const format = useDateFormat(pattern, known);
  const rules = useCalendarRules(props);
  const shown = useCallback((day: string) => formatDay(day, format), [format]);
  const name = props.value
    ? fill(texts.withValue, { name: texts.openCalendar, value: shown(props.value) })
    : texts.openCalendar;
  return (
    <TypedInput
      {...props}
      defaultLabel={texts.date}
      help={props.help ?? format.pattern}
      format={shown}
      parse={(text) => parseDate(text, format)}
      picker={{
        icon: 'calendar',
        open: name,
        name: texts.calendar,
        part: calendar,
        props: { rules, locale: known, messages },
      }}
    />
  );
}

function useDateFormat(pattern: string | undefined, locale: string | undefined) {
  const warn = useWarn();
  return useMemo(() => {
    const own = pattern === undefined ? undefined : dateFormatOf(pattern);
    if (pattern !== undefined && !own)
      warn(
        `date-format is "${pattern}", which has not one day, one month and one year, so the locale's order is used; write it as in dd.MM.yyyy.`,
      );
    return own ?? dateFormat(locale);
  }, [pattern, locale, warn]);
}
