/** What is loaded before the first menu can open. */
export { menusReducer } from '../menus/menusReducer.ts';
export { Backdrop } from './Backdrop.tsx';
export { createPointerWatch } from './createPointerWatch.ts';
export { MenuPanel } from './MenuPanel.tsx';
export { findFirstLink, moveFocus } from './moveFocus.ts';
export { setPanelMaxHeight } from './setPanelMaxHeight.ts';
export { watchPage } from './watchPage.ts';
