export { afterFact } from './afterFact.ts';
export { watchDismissal, watchScroll } from './dismissal.ts';
export { makeRoom } from './makeRoom.ts';
export { MenuPanel } from './MenuPanel.tsx';
export { firstInPanel, moveFocus } from './moveFocus.ts';
export { pointerWatch } from './pointerWatch.ts';
