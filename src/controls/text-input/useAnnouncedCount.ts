import { useEffect, useState } from 'react';
import { fill } from '../../site/messages.ts';
import { timings } from '../../site/timings.ts';

/** From this part of the limit on the counter is spoken (contract 6). */
const near = 0.9;

/** The counter as a text for a polite live region: only near the limit, and only when the typing pauses. */
export function useAnnouncedCount(length: number, limit: number, text: string): string {
  const [announced, setAnnounced] = useState('');
  const isNear = limit > 0 && length >= limit * near;
  useEffect(() => {
    if (!isNear) return undefined;
    const timer = setTimeout(
      () => setAnnounced(fill(text, { count: String(length), limit: String(limit) })),
      timings.counterPause,
    );
    return () => clearTimeout(timer);
  }, [isNear, length, limit, text]);
  return isNear ? announced : '';
}
