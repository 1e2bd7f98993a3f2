import { getWeekDays } from '../../datetime/calendar.ts';
import { type Day, toUtcDate } from '../../datetime/day.ts';

/** Formatters for the names of days and months in a locale and the Gregorian calendar. */
export interface DayNames {
  /** Full date, such as "Saturday, November 21, 2026". */
  full: (day: Day) => string;
  /** Month and year, such as "November 2026". */
  month: (day: Day) => string;
  /** Names of a weekday, such as "Saturday", "Sat", and "S". `short` is narrow in languages whose short names don't fit. */
  weekday: (day: Day) => { long: string; short: string; narrow: string };
  /** Names of the 12 months. */
  months: readonly string[];
}

const cache = new Map<string, DayNames>();

export function getDayNames(locale: string | undefined): DayNames {
  const names = cache.get(locale ?? '') ?? createDayNames(locale);
  cache.set(locale ?? '', names);
  return names;
}

function createDayNames(locale: string | undefined): DayNames {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const intl = new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
      ...options,
    });
    return (day: Day) => intl.format(toUtcDate(day).getTime());
  };
  const long = formatter({ weekday: 'long' });
  const short = formatter({ weekday: 'short' });
  const narrow = formatter({ weekday: 'narrow' });
  const month = formatter({ month: 'long' });
  // A column has space for about six letters. Arabic and Persian do not abbreviate weekdays.
  const fits = getWeekDays(0).every((day) => short(day).length <= 6);
  return {
    full: formatter({ dateStyle: 'full' }),
    month: formatter({ month: 'long', year: 'numeric' }),
    weekday: (day) => ({ long: long(day), short: fits ? short(day) : narrow(day), narrow: narrow(day) }),
    months: [...Array(12).keys()].map((index) => month(`2026-${String(index + 1).padStart(2, '0')}-01`)),
  };
}
