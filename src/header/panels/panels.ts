export { afterFact } from '../menus/menusReducer.ts';
export { watchDismissal, watchScroll } from './watchDismissal.ts';
export { makeRoom } from './setPanelMaxHeight.ts';
export { MenuPanel } from './MenuPanel.tsx';
export { firstInPanel, moveFocus } from './moveFocus.ts';
export { pointerWatch } from './createPointerWatch.ts';
