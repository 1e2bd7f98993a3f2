/** What is loaded once the header has been rendered, because it may be needed when nothing can be requested, or because it is of no use without script. */
export { BannerControl } from './BannerControl.tsx';
export { followScroll } from './followScroll.ts';
export { hideNoJsMenus } from './hideNoJsMenus.ts';
export { PlainMenu } from './PlainMenu.tsx';
export { watchRoom } from './watchRoom.ts';
export { watchSession } from './watchSession.ts';
