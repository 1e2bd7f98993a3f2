export { afterFact } from './afterFact.ts';
export { CategoryPanel } from './CategoryPanel.tsx';
export { watchDismissal, watchScroll } from './dismissal.ts';
export { LinkPanel, ListPanel } from './LinkPanel.tsx';
export { makeRoom } from './makeRoom.ts';
export { firstInPanel, moveFocus } from './moveFocus.ts';
export { pointerWatch } from './pointerWatch.ts';
export { SignOutLink } from '../SignOutLink.tsx';
