import type { WeekDay } from '../../datetime/calendar.ts';
import { addToDay, countDays, type Day, firstDay, isDay, lastDay } from '../../datetime/day.ts';
import { isObject } from '../../site/core/objects.ts';
import { useMemo } from 'react';
import { useWarn } from '../../hooks/hostContext.tsx';

/** Rules for the days that can be chosen, and the first day of the week. */
export interface CalendarRules {
  /** First day that can be chosen. */
  min?: Day | undefined;
  /** Last day that can be chosen. */
  max?: Day | undefined;
  /** Whether days before today can be chosen. Defaults to `false`. */
  allowPast?: boolean | undefined;
  /** Days, or pairs of a first and last day, that cannot be chosen. */
  disabledDates?: readonly (Day | readonly [Day, Day])[] | undefined;
  /** First day of the week. 0 is Sunday, the default. `locale` selects the first day in the locale. */
  weekStartsOn?: WeekDay | 'locale' | undefined;
  /** Days between the days that can be chosen, counted from `base`. */
  steps?: { size: number; base: Day } | undefined;
}

/** Merges attributes and `calendar-props`, which has precedence. Ignores settings of the wrong type with a warning. */
export function readCalendarRules(
  attributes: Readonly<Record<string, unknown>>,
  props: unknown,
  warn: (message: string) => void,
): CalendarRules {
  const settings = isObject(props) ? (props as Record<string, unknown>) : undefined;
  if (props !== undefined && !settings)
    warn(
      '`calendar-props` isn\'t a JSON object. It\'s ignored. Use an object, such as `{"allowPast": true}`.',
    );
  const rules: Record<string, unknown> = {};
  for (const name of Object.keys(checks) as (keyof typeof checks)[]) {
    const value = settings?.[name] ?? attributes[name];
    if (value === undefined || value === '') continue;
    if (checks[name].isValid(value)) rules[name] = value;
    else warn(`\`${name}\` isn't valid. It's ignored. Use ${checks[name].shape}.`);
  }
  const { weekStartsOn } = rules;
  if (typeof weekStartsOn === 'string' && weekStartsOn !== 'locale')
    rules['weekStartsOn'] = Number(weekStartsOn);
  return rules;
}

/** Returns the steps of a native date input with this `step`. `bases` are its `min` and its default value. */
function readSteps(step: string | undefined, bases: readonly (string | undefined)[]): CalendarRules['steps'] {
  const size = Math.round(Number(step));
  if (!(size > 1)) return undefined;
  return { size, base: bases.find((base) => base !== undefined && isDay(base)) ?? '1970-01-01' };
}

const isDayText = (value: unknown): boolean => typeof value === 'string' && isDay(value);
const day = { isValid: isDayText, shape: 'a date, such as `2026-11-20`' };

const checks: Readonly<
  Record<keyof Omit<CalendarRules, 'steps'>, { isValid: (value: unknown) => boolean; shape: string }>
> = {
  min: day,
  max: day,
  allowPast: { isValid: (value) => typeof value === 'boolean', shape: '`true` or `false`' },
  disabledDates: {
    isValid: (value) =>
      Array.isArray(value) &&
      value.every(
        (item) => isDayText(item) || (Array.isArray(item) && item.length === 2 && item.every(isDayText)),
      ),
    shape: 'a list of dates and of periods, such as `["2026-11-20", ["2026-12-24", "2026-12-26"]]`',
  },
  weekStartsOn: {
    isValid: (value) => /^([0-6]|locale)$/.test(String(value)),
    shape: 'a number, `0` (Sunday) to `6` (Saturday), or `locale`',
  },
};

/** Returns the first and the last day that can be chosen, apart from `disabledDates`. */
export const getLimits = (
  { min = firstDay, max = lastDay, allowPast = false }: CalendarRules,
  today: Day,
): readonly [min: Day, max: Day] => [allowPast || min > today ? min : today, max];

/** Name of the message that says why a day cannot be chosen. */
export type Unavailability = 'pastDate' | 'rangeUnderflow' | 'rangeOverflow' | 'unavailableDate';

/** Returns why a day cannot be chosen, or `undefined` if it can. */
export function getUnavailability(day: Day, rules: CalendarRules, today: Day): Unavailability | undefined {
  const [min, max] = getLimits(rules, today);
  if (day < min) return min === rules.min || min === firstDay ? 'rangeUnderflow' : 'pastDate';
  if (day > max) return 'rangeOverflow';
  return findObstacle(day, rules) === undefined ? undefined : 'unavailableDate';
}

/** Returns the last day of the period in which a day cannot be chosen because of steps or `disabledDates`, if any. */
function findObstacle(day: Day, { disabledDates = [], steps }: CalendarRules): Day | undefined {
  const remainder = steps ? countDays(steps.base, day) % steps.size : 0;
  // Before the base, the remainder is negative.
  if (remainder !== 0) return addToDay(day, (remainder > 0 ? steps!.size : 0) - remainder - 1) ?? lastDay;
  const item = disabledDates.find((each) =>
    typeof each === 'string' ? each === day : each[0] <= day && day <= each[1],
  );
  return typeof item === 'string' ? item : item?.[1];
}

/** Number of periods after which the search for an available day ends. */
const maxObstacles = 1000;

/** Returns the first day after `day` that can be chosen, if any. */
export function findAvailableDay(day: Day, rules: CalendarRules, today: Day): Day | undefined {
  const [min, max] = getLimits(rules, today);
  let next = day < min ? min : addToDay(day, 1);
  for (let count = 0; count < maxObstacles && next !== undefined && next <= max; count++) {
    const end = findObstacle(next, rules);
    if (end === undefined) return next;
    next = addToDay(end, 1);
  }
  return undefined;
}

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

/** Returns the rules of a calendar. */
export function useCalendarRules({
  min,
  max,
  allowPast,
  disabledDates,
  weekStartsOn,
  step,
  defaultValue,
  calendarProps,
}: CalendarAttributes): CalendarRules {
  const warn = useWarn();
  return useMemo(
    () => ({
      ...readCalendarRules({ min, max, allowPast, disabledDates, weekStartsOn }, calendarProps, warn),
      steps: readSteps(step, [min, defaultValue]),
    }),
    [min, max, allowPast, disabledDates, weekStartsOn, step, defaultValue, calendarProps, warn],
  );
}
