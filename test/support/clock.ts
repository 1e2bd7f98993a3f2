import { type SinonFakeTimers, useFakeTimers as fakeTimers } from 'sinon';

/** One for all: WebKit looks through every port of the page at each message. */
const { port1, port2 } = new MessageChannel();
port1.start();

/** React renders in message tasks, which no fake clock touches: two of them, more on a slow machine, and all is on screen. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 6; round++) {
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage(null);
    });
  }
}

const realSetTimeout = window.setTimeout.bind(window);

export const realPause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => realSetTimeout(resolve, milliseconds));

/** Waits in real time until something is so, 10 s at most: less than a test has. */
export async function until<T>(probe: () => T | Promise<T>, what = 'the condition'): Promise<NonNullable<T>> {
  const end = performance.now() + 10_000;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await realPause(20);
  }
}

let clock: SinonFakeTimers | undefined;

/** Time that passes only when the test says so. */
export function stopClock(now = Date.now()): void {
  clock = fakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

export function restoreClock(): void {
  clock?.restore();
  clock = undefined;
}

/** So many milliseconds pass, and what they caused is rendered. */
export async function pass(milliseconds: number): Promise<void> {
  await settled();
  await clock!.tickAsync(milliseconds);
  await settled();
}

/** Timers that are still to come. */
export const pendingTimers = (): number => clock!.countTimers();
