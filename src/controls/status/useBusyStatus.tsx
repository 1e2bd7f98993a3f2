import { type ReactNode, useState } from 'react';
import { LateStatus } from './LateStatus.tsx';

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
