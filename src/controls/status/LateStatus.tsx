import { useEffect, useState, type ReactNode } from 'react';
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

/** Says that a button has become busy, which not every screen reader reads from `aria-busy`. One that is rendered busy has a description alone. */
export function useBusyStatus(isBusy: boolean, text: string): ReactNode {
  const [wasBusy, setWasBusy] = useState(isBusy);
  const [hasChanged, setChanged] = useState(false);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    setChanged(true);
  }
  return isBusy && hasChanged ? <LateStatus text={text} /> : null;
}
