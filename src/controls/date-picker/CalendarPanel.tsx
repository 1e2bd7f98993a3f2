import { type RefObject, useId, useState } from 'react';
import { getDayOfMonth, getFirstDayOfWeek, getWeekDays, getWeeks } from '../../datetime/calendar.ts';
import type { Day } from '../../datetime/day.ts';
import { formatMessage } from '../../site/core/texts.ts';
import { type ControlLanguage, defaultLanguage, useControlMessages } from '../controlLanguage.ts';
import type { PickerProps } from '../typed-input/PickerButton.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { CalendarRules, Unavailability } from './calendarRules.ts';
import { CalendarFrame } from './calendarStyles.ts';
import { getDayNames } from './dayNames.ts';
import { MonthSelects } from './MonthSelects.tsx';
import { useCalendar } from './useCalendar.ts';

export interface CalendarPanelProps extends PickerProps {
  rules: CalendarRules;
  language?: ControlLanguage | undefined;
  messages?: unknown;
}

/** Renders one month to choose a day from. Unavailable days can receive focus, so that screen readers can read them. */
export function CalendarPanel({
  ref,
  initialFocus,
  value,
  rules,
  language = defaultLanguage,
  messages,
  disabled = false,
  label,
  onPick,
}: CalendarPanelProps) {
  const texts = useControlMessages(messages, language);
  const id = useId();
  const names = getDayNames(language.wordLocale);
  const { weekStartsOn: weekStart = 0 } = rules;
  const weekStartsOn = weekStart === 'locale' ? getFirstDayOfWeek(language.numberLocale) : weekStart;
  const [pickedDay, setPickedDay] = useState<Day>();
  const {
    today,
    cursor,
    min,
    max,
    grid,
    getKey,
    getUnavailability,
    moveMonths,
    onClick,
    onFocus,
    onKeyDown,
  } = useCalendar({
    value,
    rules,
    weekStartsOn,
    onPick: (day) => {
      setPickedDay(day);
      onPick(day);
    },
  });
  const reasons: Partial<Record<Unavailability, string>> = {};
  const describe = (reason: Unavailability) =>
    (reasons[reason] ??= formatMessage(texts[reason], { min: names.full(min), max: names.full(max) }));
  const month = cursor.slice(0, 7);
  // Focus is on the button, and some screen readers do not announce the state of its cell.
  const getDayName = (day: Day) => {
    const name = day === today ? formatMessage(texts.today, { day: names.full(day) }) : names.full(day);
    return day === value ? formatMessage(texts.selectedDay, { day: name }) : name;
  };
  return (
    <CalendarFrame ref={ref} part="calendar" role={label && 'group'} aria-label={label} data-name={label}>
      <div className="top">
        <IconButton
          icon="chevronStart"
          size={34}
          label={texts.previousMonth}
          disabled={disabled}
          unavailable={month <= min.slice(0, 7)}
          onClick={() => moveMonths(-1)}
        />
        <MonthSelects
          day={cursor}
          min={min}
          max={max}
          names={names}
          texts={texts}
          disabled={disabled}
          isComplete={label !== undefined}
          onMove={moveMonths}
        />
        <IconButton
          icon="chevronEnd"
          size={34}
          label={texts.nextMonth}
          disabled={disabled}
          unavailable={month >= max.slice(0, 7)}
          onClick={() => moveMonths(1)}
        />
      </div>
      <h2 id={id} aria-live="polite" className="hidden">
        {names.month(cursor)}
      </h2>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG's date picker grid
        role="grid"
        aria-labelledby={id}
        onClick={disabled ? undefined : onClick}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {getWeekDays(weekStartsOn).map((day) => {
              const { long, short, narrow } = names.weekday(day);
              return (
                <th key={day} scope="col" abbr={long} aria-label={long}>
                  <span>{short}</span>
                  <span>{narrow}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {getWeeks(cursor, weekStartsOn).map((week, row) => (
            <tr key={getKey(row)}>
              {week.map((day, column) => {
                const reason = day && getUnavailability(day);
                return day ? (
                  <td
                    key={getKey(day)}
                    aria-selected={day === value}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    <button
                      type="button"
                      part="day"
                      data-day={day}
                      tabIndex={day === cursor ? 0 : -1}
                      ref={day === cursor ? (initialFocus as RefObject<HTMLButtonElement | null>) : undefined}
                      aria-label={getDayName(day)}
                      aria-disabled={reason ? true : undefined}
                      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a global attribute of ARIA 1.3
                      aria-description={reason && describe(reason)}
                      disabled={disabled}
                    >
                      {getDayOfMonth(day)}
                    </button>
                  </td>
                ) : (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
                  <td key={column} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Focus stays on the day, so a live region announces the choice. In a dialog, which closes, the button announces it. */}
      {label ? (
        <p className="hidden" role="status">
          {pickedDay && pickedDay === value ? getDayName(value) : ''}
        </p>
      ) : null}
    </CalendarFrame>
  );
}
