import { useEffect, useState } from 'react';
import { timings } from '../../site/timings.ts';
import { Status } from './statusStyles.ts';

/**
 * Says a text that is not seen. Screen readers leave out a text that comes together with its live region: it comes later. Another `key` has
 * it read out again.
 */
export function LateStatus({ text }: { text: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), timings.announcement);
    return () => clearTimeout(timer);
  }, []);
  return <Status role="status">{isDue ? text : ''}</Status>;
}
