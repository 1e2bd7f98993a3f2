import type { MouseEvent } from 'react';

/** A click that would follow a link in this window: no other button, no Ctrl, Cmd, Shift or Alt. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
