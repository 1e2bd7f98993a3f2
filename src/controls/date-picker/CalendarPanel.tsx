import { type RefObject, useId, useState } from 'react';
import { getDayOfMonth, getWeekDays, getWeeks } from '../../datetime/calendar.ts';
import type { Day } from '../../datetime/day.ts';
import { fill } from '../../site/core/texts.ts';
import { useControlMessages } from '../controlMessages.ts';
import type { PickerProps } from '../typed-input/usePickerPopover.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { CalendarRules } from './calendarRules.ts';
import { CalendarFrame } from './calendarStyles.ts';
import { getDayNames } from './dayNames.ts';
import { useCalendar } from './useCalendar.ts';

export interface CalendarPanelProps extends PickerProps {
  rules: CalendarRules;
  /** BCP 47; the browser's by default. */
  locale?: string | undefined;
  messages?: unknown;
}

/** One month, to choose one day of. Days that cannot be chosen can have the focus, so that nothing is hidden from screen readers. */
export function CalendarPanel({
  ref,
  initialFocus,
  value,
  rules,
  locale,
  messages,
  disabled = false,
  label,
  onPick,
}: CalendarPanelProps) {
  const texts = useControlMessages(messages);
  const id = useId();
  const names = getDayNames(locale);
  const weekStartsOn = rules.weekStartsOn ?? 0;
  const [picked, setPicked] = useState<Day>();
  const { today, cursor, grid, getKey, isDisabled, moveCursor, onClick, onFocus, onKeyDown } = useCalendar({
    value,
    rules,
    onPick: (day) => {
      setPicked(day);
      onPick(day);
    },
  });
  // The focus is on the button, and some screen readers do not say what its cell is.
  const getDayName = (day: Day) => {
    const name = day === today ? fill(texts.today, { day: names.full(day) }) : names.full(day);
    return day === value ? fill(texts.selectedDay, { day: name }) : name;
  };
  return (
    <CalendarFrame ref={ref} part="calendar" role={label && 'group'} aria-label={label}>
      <div className="top">
        <IconButton
          icon="chevronsStart"
          size={34}
          label={texts.previousYear}
          disabled={disabled}
          onClick={() => moveCursor({ months: -12 })}
        />
        <IconButton
          icon="chevronStart"
          size={34}
          label={texts.previousMonth}
          disabled={disabled}
          onClick={() => moveCursor({ months: -1 })}
        />
        <h2 id={id} aria-live="polite" part="month">
          {names.month(cursor)}
        </h2>
        <IconButton
          icon="chevronEnd"
          size={34}
          label={texts.nextMonth}
          disabled={disabled}
          onClick={() => moveCursor({ months: 1 })}
        />
        <IconButton
          icon="chevronsEnd"
          size={34}
          label={texts.nextYear}
          disabled={disabled}
          onClick={() => moveCursor({ months: 12 })}
        />
      </div>
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
              {week.map((day, column) =>
                day ? (
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
                      aria-disabled={isDisabled(day) || undefined}
                      disabled={disabled}
                    >
                      {getDayOfMonth(day)}
                    </button>
                  </td>
                ) : (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {/* The focus stays on the day: without this nothing would say that it has been chosen. In a dialog, which closes, the button says it. */}
      {label ? (
        <p className="status" role="status">
          {picked && picked === value ? getDayName(value) : ''}
        </p>
      ) : null}
    </CalendarFrame>
  );
}
