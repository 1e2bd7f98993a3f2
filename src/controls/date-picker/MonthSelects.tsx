import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Day, getYear } from '../../datetime/day.ts';
import { Icon } from '../../icons/Icon.tsx';
import * as timings from '../../site/timings.ts';
import type { ControlMessages } from '../controlLanguage.ts';
import type { DayNames } from './dayNames.ts';

/** Years that users can select if `min` and `max` allow them. */
const years = { first: 1900, last: 2100 };

interface MonthSelectsProps {
  /** A day of the selected month. */
  day: Day;
  /** First and last day that can be chosen. */
  min: Day;
  max: Day;
  names: DayNames;
  texts: ControlMessages;
  disabled: boolean;
  /** Whether the menu of years is complete at once. Otherwise, it is soon, or when it receives focus. */
  isComplete: boolean;
  /** Called with the number of months to move by. */
  onMove: (months: number) => void;
}

/** Renders the menus for the month and the year, in the order of the language. */
export function MonthSelects({
  day,
  min,
  max,
  names,
  texts,
  disabled,
  isComplete,
  onMove,
}: MonthSelectsProps) {
  const year = getYear(day);
  const month = Number(day.slice(5, 7)) - 1;
  // The layout of 75 options or more would delay the opening of the calendar.
  const [hasAllYears, setHasAllYears] = useState(isComplete);
  useEffect(() => {
    if (hasAllYears) return undefined;
    const timer = setTimeout(setHasAllYears, timings.otherYears, true);
    return () => clearTimeout(timer);
  }, [hasAllYears]);
  const firstYear = hasAllYears ? Math.min(year, Math.max(getYear(min), years.first)) : year;
  const lastYear = hasAllYears ? Math.max(year, Math.min(getYear(max), years.last)) : year;
  const yearOptions = useMemo(
    () =>
      [...Array(lastYear - firstYear + 1).keys()].map((index) => (
        <option key={index}>{firstYear + index}</option>
      )),
    [firstYear, lastYear],
  );
  const monthOptions = useMemo(
    () =>
      names.months.map((name, index) => {
        const value = `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`;
        return (
          <option key={index} value={index} disabled={value < min.slice(0, 7) || value > max.slice(0, 7)}>
            {name}
          </option>
        );
      }),
    [names, year, min, max],
  );
  const renderMenu = (part: 'month' | 'year', value: number, months: number, options: ReactNode) => (
    <span key={part}>
      <select
        part={part}
        aria-label={texts[part]}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onMove((Number(target.value) - value) * months)}
      >
        {options}
      </select>
      <Icon name="chevronDown" size={14} />
    </span>
  );
  const menus = [renderMenu('month', month, 1, monthOptions), renderMenu('year', year, 12, yearOptions)];
  // The value of a menu is not a value of the element, so its event must not leave the shadow root.
  return (
    <div className="menus" onFocus={() => setHasAllYears(true)} onInput={(event) => event.stopPropagation()}>
      {names.month(day).startsWith(String(year)) ? menus.toReversed() : menus}
    </div>
  );
}
