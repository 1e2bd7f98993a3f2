import type { WeekDay } from '../../datetime/calendar.ts';
import { type Day, isDay } from '../../datetime/day.ts';
import { isObject } from '../../site/core/objects.ts';

/** Which days can be chosen, and where the week begins. */
export interface CalendarRules {
  /** First and last day that can be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Days before today can be chosen; by default they cannot. */
  allowPast?: boolean | undefined;
  /** Days, or pairs of first and last day, that cannot be chosen. */
  disabledDates?: readonly (Day | readonly [Day, Day])[] | undefined;
  /** 0 is Sunday, the default. */
  weekStartsOn?: WeekDay | undefined;
}

/** The rules that attributes and `calendar-props` give, the latter first; a setting of another type is left out with a warning. */
export function readCalendarRules(
  own: Readonly<Record<string, unknown>>,
  props: unknown,
  warn: (message: string) => void,
): CalendarRules {
  const settings = isObject(props) ? (props as Record<string, unknown>) : undefined;
  if (props !== undefined && !settings)
    warn('calendar-props must be a JSON object, such as {"allowPast": true}, so it is left out.');
  const merged: Record<string, unknown> = {};
  for (const name of Object.keys(checks) as (keyof CalendarRules)[]) {
    const value = settings?.[name] ?? own[name];
    if (value === undefined || value === '') continue;
    if (checks[name].isValid(value)) merged[name] = value;
    else warn(`${name} must be ${checks[name].shape}, so it is left out.`);
  }
  if (typeof merged['weekStartsOn'] === 'string') merged['weekStartsOn'] = Number(merged['weekStartsOn']);
  return merged;
}

const isDayText = (value: unknown): boolean => typeof value === 'string' && isDay(value);
const day = { isValid: isDayText, shape: 'a day as yyyy-MM-dd' };

const checks: Readonly<Record<keyof CalendarRules, { isValid: (value: unknown) => boolean; shape: string }>> =
  {
    min: day,
    max: day,
    allowPast: { isValid: (value) => typeof value === 'boolean', shape: 'true or false' },
    disabledDates: {
      isValid: (value) =>
        Array.isArray(value) &&
        value.every(
          (each) => isDayText(each) || (Array.isArray(each) && each.length === 2 && each.every(isDayText)),
        ),
      shape: 'a JSON list of days as yyyy-MM-dd, or of pairs of them',
    },
    weekStartsOn: {
      isValid: (value) => /^[0-6]$/.test(String(value)),
      shape: 'a number from 0 (Sunday) to 6',
    },
  };

/** Whether a day cannot be chosen. */
export function isDisabledDay(
  day: Day,
  { min, max, allowPast = false, disabledDates = [] }: CalendarRules,
  today: Day,
): boolean {
  if ((!allowPast && day < today) || (min && day < min) || (max && day > max)) return true;
  return disabledDates.some((each) =>
    typeof each === 'string' ? each === day : each[0] <= day && day <= each[1],
  );
}
