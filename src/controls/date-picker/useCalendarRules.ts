import { useMemo } from 'react';
import { useWarn } from '../../hooks/hostContext.tsx';
import { type CalendarRules, readCalendarRules, readSteps } from './calendarRules.ts';

/** Attributes that set the `CalendarRules`. */
export interface CalendarAttributes {
  min?: string | undefined;
  max?: string | undefined;
  allowPast?: boolean;
  disabledDates?: unknown;
  weekStartsOn?: string | undefined;
  /** Interval between days that can be chosen. */
  step?: string | undefined;
  /** Day from which the steps are counted without `min`. */
  defaultValue?: string | undefined;
  /** JSON object with any of these rules. Has precedence over the attributes. */
  calendarProps?: unknown;
}

/** Returns the rules of a calendar. `locale` determines the first day of the week if it is `locale`. */
export function useCalendarRules(
  { min, max, allowPast, disabledDates, weekStartsOn, step, defaultValue, calendarProps }: CalendarAttributes,
  locale: string | undefined,
): CalendarRules {
  const warn = useWarn();
  return useMemo(
    () => ({
      ...readCalendarRules({ min, max, allowPast, disabledDates, weekStartsOn }, calendarProps, warn, locale),
      steps: readSteps(step, [min, defaultValue]),
    }),
    [min, max, allowPast, disabledDates, weekStartsOn, step, defaultValue, calendarProps, warn, locale],
  );
}
