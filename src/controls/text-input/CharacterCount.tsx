import { useEffect, useState } from 'react';
import { fill } from '../../site/core/texts.ts';
import { timings } from '../../site/timings.ts';

interface CharacterCountProps {
  length: number;
  limit: number;
  /** What is spoken; `{count}` and `{limit}` are filled in. */
  text: string;
  /** Over the limit: what is invalid, which is spoken first. */
  message: string;
}

/** From this part of the limit on the counter is spoken. */
const nearLimit = 0.9;

/** How much of the limit is used: shown always, spoken only near the limit, and only when the typing pauses. */
export function CharacterCount({ length, limit, text, message }: CharacterCountProps) {
  const [announced, setAnnounced] = useState('');
  const isNear = length >= limit * nearLimit;
  useEffect(() => {
    if (!isNear) return undefined;
    const timer = setTimeout(
      () => setAnnounced(`${message} ${fill(text, { count: String(length), limit: String(limit) })}`.trim()),
      timings.counterPause,
    );
    return () => clearTimeout(timer);
  }, [isNear, length, limit, text, message]);
  return (
    <>
      <span className="counter" part="counter">{`${length}/${limit}`}</span>
      <span className="status" role="status">
        {isNear ? announced : ''}
      </span>
    </>
  );
}
