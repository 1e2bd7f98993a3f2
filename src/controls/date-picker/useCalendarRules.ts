import { useMemo } from 'react';
import { useWarn } from '../../hooks/hostContext.tsx';
import { type CalendarRules, readCalendarRules } from './calendarRules.ts';

/** Attributes that set the `CalendarRules`. */
export interface CalendarAttributes {
  min?: string | undefined;
  max?: string | undefined;
  allowPast?: boolean;
  disabledDates?: unknown;
  weekStartsOn?: string | undefined;
  /** JSON object with any of these rules. Has precedence over the attributes. */
  calendarProps?: unknown;
}

/** Returns the rules of a calendar. `locale` determines the first day of the week if it is `locale`. */
export function useCalendarRules(
  { min, max, allowPast, disabledDates, weekStartsOn, calendarProps }: CalendarAttributes,
  locale: string | undefined,
): CalendarRules {
  const warn = useWarn();
  return useMemo(
    () =>
      readCalendarRules({ min, max, allowPast, disabledDates, weekStartsOn }, calendarProps, warn, locale),
    [min, max, allowPast, disabledDates, weekStartsOn, calendarProps, warn, locale],
  );
}
