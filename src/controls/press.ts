/** `mousedown` for touch as well, where it comes after `pointerup` and moves the focus. */
export const pressEvents = ['pointerdown', 'mousedown'] as const;
const endEvents = ['pointerup', 'mouseup', 'click', 'pointercancel', 'keydown'] as const;

/** What waits until the press is over, by its owner. */
const waiting = new Map<object, () => void>();
let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Handles `pressEvents`: until the click that may follow, what is pressed must not move. */
export function handlePress({ button, view }: MouseEvent): void {
  if (button !== 0 || !view) return;
  clearTimeout(timer);
  isPressed = true;
  for (const type of endEvents) view.addEventListener(type, handleEnd, true);
}

function handleEnd({ type: ended, currentTarget }: Event): void {
  const release = () => {
    isPressed = false;
    for (const type of endEvents) currentTarget!.removeEventListener(type, handleEnd, true);
    for (const callback of waiting.values()) callback();
    waiting.clear();
  };
  clearTimeout(timer);
  // The click, if there is one, is still to come, and where it lands is found out before it.
  if (ended.endsWith('up')) timer = setTimeout(release);
  else release();
}

/** Whether the pointer is down; `callback` is then called once it is not, the last one that an owner has given. */
export function waitForRelease(owner: object, callback: () => void): boolean {
  if (isPressed) waiting.set(owner, callback);
  return isPressed;
}

/** Drops the callback of an owner. */
export function stopWaitingForRelease(owner: object): void {
  waiting.delete(owner);
}
