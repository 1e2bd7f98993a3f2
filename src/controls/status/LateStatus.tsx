import { useEffect, useState, type ReactNode } from 'react';
import * as timings from '../../site/timings.ts';

// Not a styled component, because the text is only rendered in browsers, after an action of the user.
const hiddenStyle = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Announces a visually hidden text. The text is inserted late, because screen readers ignore text inserted with its live region. A new `key` repeats it. */
export function LateStatus({ text }: { text: string }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), timings.announcement);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span role="status" style={hiddenStyle}>
      {isDue ? text : ''}
    </span>
  );
}

/** Announces that a button has become busy, because some screen readers ignore `aria-busy`. An initially busy button is not announced. */
export function useBusyStatus(isBusy: boolean, text: string): ReactNode {
  const [wasBusy, setWasBusy] = useState(isBusy);
  const [hasChanged, setChanged] = useState(false);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    setChanged(true);
  }
  return isBusy && hasChanged ? <LateStatus text={text} /> : null;
}
