import { useEffect, useState } from 'react';
import { formatMessage } from '../../site/core/texts.ts';
import { timings } from '../../site/timings.ts';

interface CharacterCountProps {
  length: number;
  limit: number;
  /** Announcement with the placeholders `{count}` and `{limit}`. */
  text: string;
  /** Error over the limit, announced before the count. */
  message: string;
}

/** Fraction of the limit above which the count is announced. */
const nearLimit = 0.9;

/** Renders the character count. It is announced only near the limit, after the user stops typing. */
export function CharacterCount({ length, limit, text, message }: CharacterCountProps) {
  const [announcement, setAnnouncement] = useState('');
  const isNear = length >= limit * nearLimit;
  useEffect(() => {
    if (!isNear) return undefined;
    const timer = setTimeout(
      () =>
        setAnnouncement(
          `${message} ${formatMessage(text, { count: String(length), limit: String(limit) })}`.trim(),
        ),
      timings.counterPause,
    );
    return () => clearTimeout(timer);
  }, [isNear, length, limit, text, message]);
  return (
    <>
      <span className="counter" part="counter">{`${length}/${limit}`}</span>
      <span className="status" role="status">
        {isNear ? announcement : ''}
      </span>
    </>
  );
}
