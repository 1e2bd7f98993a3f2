import { useEffect, useState } from 'react';
import { formatCount, formatMessage } from '../../site/core/texts.ts';
import * as timings from '../../site/timings.ts';

interface CharacterCountProps {
  length: number;
  limit: number;
  /** BCP 47 tag for the numbers. Defaults to the browser's locale. */
  locale: string | undefined;
  /** Announcement with the placeholders `{count}` and `{limit}`. */
  text: string;
  /** Error over the limit, announced before the count. */
  message: string;
}

/** Fraction of the limit above which the count is announced. */
const nearLimit = 0.9;

/** Renders the character count. It is announced only near the limit, after the user stops typing. */
export function CharacterCount({ length, limit, locale, text, message }: CharacterCountProps) {
  const [announcement, setAnnouncement] = useState('');
  const count = formatCount(length, locale);
  const maximum = formatCount(limit, locale);
  const isNear = length >= limit * nearLimit;
  useEffect(() => {
    if (!isNear) return undefined;
    const timer = setTimeout(
      () => setAnnouncement(`${message} ${formatMessage(text, { count, limit: maximum })}`.trim()),
      timings.counterPause,
    );
    return () => clearTimeout(timer);
  }, [isNear, count, maximum, text, message]);
  return (
    <>
      <span className="counter" part="counter">{`${count}/${maximum}`}</span>
      <span className="status" role="status">
        {isNear ? announcement : ''}
      </span>
    </>
  );
}
