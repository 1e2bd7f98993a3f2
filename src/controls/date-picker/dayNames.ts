import { type Day, toUtcDate } from '../../datetime/day.ts';

/** How a locale names days and months, in its own words and the Gregorian calendar. */
export interface DayNames {
  /** Such as "Saturday, November 21, 2026". */
  full: (day: Day) => string;
  /** Such as "November 2026". */
  month: (day: Day) => string;
  /** Such as "Saturday", "Sat" and "S". */
  weekday: (day: Day) => { long: string; short: string; narrow: string };
}

const known = new Map<string, DayNames>();

export function getDayNames(locale: string | undefined): DayNames {
  const names = known.get(locale ?? '') ?? make(locale);
  known.set(locale ?? '', names);
  return names;
}

function make(locale: string | undefined): DayNames {
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
  return {
    full: formatter({ dateStyle: 'full' }),
    month: formatter({ month: 'long', year: 'numeric' }),
    weekday: (day) => ({ long: long(day), short: short(day), narrow: narrow(day) }),
  };
}
