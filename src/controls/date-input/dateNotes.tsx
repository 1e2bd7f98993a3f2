import { useEffect, useState } from 'react';
import { getYear, type Day, isDay, toUtcDate, countDays, today } from '../../datetime/day.ts';
import { formatMessage } from '../../site/core/texts.ts';
import * as timings from '../../site/timings.ts';
import { Button } from '../button/Button.tsx';
import type { ControlLanguage, ControlMessages } from '../controlLanguage.ts';
import type { FieldState } from '../field/createField.ts';
import type { ValidityError } from '../field/nativeValidity.ts';
import { LateStatus } from '../status/LateStatus.tsx';
import type { FieldExtras } from '../typed-input/TypedInput.tsx';

interface DateNotesOptions {
  /** Returns the error of a day, if it is invalid. */
  validate: (day: Day) => ValidityError | undefined;
  /** Returns the first valid day after a day, if any. */
  findNextDay: (day: Day) => Day | undefined;
  /** Whether to show the date that the user is typing in words. */
  hasPreview: boolean;
  texts: ControlMessages;
  language: ControlLanguage;
}

/** Returns what a date field shows below it in addition to its help and errors: the date that the user is typing, or the next available day. */
export function getDateNotes(
  { value, isTyping, message }: FieldState,
  { validate, findNextDay, hasPreview, texts, language }: DateNotesOptions,
  id: string,
  choose: (day: Day) => void,
): FieldExtras {
  const now = today();
  const locale = language.wordLocale;
  const preview = hasPreview && isTyping && isDay(value) ? formatPreview(value, now, locale, texts) : '';
  const next =
    isDay(value) && message !== '' && message === validate(value)?.message ? findNextDay(value) : undefined;
  const choice = next ? formatMessage(texts.nextAvailable, { day: formatDayName(next, now, locale) }) : '';
  return {
    preview,
    choice,
    content: (
      <>
        {choice ? (
          <div className="choice" id={id}>
            <Button variant="secondary" size="small" part="next-day" onClick={() => choose(next!)}>
              {choice}
            </Button>
          </div>
        ) : null}
        {hasPreview ? <PreviewStatus text={preview} /> : null}
      </>
    ),
  };
}

/** Announces the preview after the user stops typing. */
function PreviewStatus({ text }: { text: string }) {
  const [lastText, setLastText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLastText(text), timings.counterPause);
    return () => clearTimeout(timer);
  }, [text]);
  return text && lastText === text ? <LateStatus key={text} text={text} /> : null;
}

/** Formats a day with its distance from today, such as "Friday, December 12, in 15 days". Within a year, because more days are not helpful. */
function formatPreview(day: Day, now: Day, locale: string | undefined, texts: ControlMessages): string {
  const name = formatDayName(day, now, locale);
  const days = countDays(now, day);
  if (Math.abs(days) > 366) return name;
  // TypeScript lacks the numbering system.
  const options = { numeric: 'auto', numberingSystem: 'latn' } as const;
  const distance = new Intl.RelativeTimeFormat(locale, options).format(days, 'day');
  return formatMessage(texts.withValue, { name, value: distance });
}

/** Formats a day, such as "Friday, December 12". The year is added unless it is the current year. */
const formatDayName = (day: Day, now: Day, locale: string | undefined): string =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: getYear(day) === getYear(now) ? undefined : 'numeric',
  }).format(toUtcDate(day).getTime());
