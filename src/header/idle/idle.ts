/** What is loaded once the header has been rendered, because it may be needed when nothing can be requested. */
export { PlainMenu } from './PlainMenu.tsx';
export { watchSession } from './watchSession.ts';
