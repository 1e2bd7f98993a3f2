/** Milliseconds for which the page may be blocked: half a frame. */
const sliceLength = 8;

let end = 0;
let last: Promise<void> = Promise.resolve();

/**
 * Resolves in the order of the calls, in slices of time between which the browser handles what the user does and shows what there is: what
 * many elements wait for, each before it renders, never blocks the page for long.
 */
export const waitForSlice = (): Promise<void> => (last = last.then(startSlice));

async function startSlice(): Promise<void> {
  if (performance.now() < end) return;
  try {
    await (window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
  } catch {
    // The task of the page that this began in has been aborted; what was begun here goes on.
  }
  end = performance.now() + sliceLength;
}
