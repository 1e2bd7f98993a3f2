import { type SinonFakeTimers, useFakeTimers as fakeTimers } from 'sinon';

/** One for all: WebKit looks through every port of the page at each message. */
const { port1, port2 } = new MessageChannel();
port1.start();

/** How many messages the page has posted; React posts one for each task that it renders in. */
let posted = 0;
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
  if (this !== port2) posted++;
  postMessage.apply(this, message);
};

/**
 * Waits until React has nothing left to render, however many tasks a slow machine needs: messages arrive in order, so React is idle once
 * some of ours have arrived in a row and nobody else has posted any.
 */
export async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 4;) {
    const before = posted;
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage(null);
    });
    quiet = posted === before ? quiet + 1 : 0;
  }
}

const realSetTimeout = window.setTimeout.bind(window);

const realPause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => realSetTimeout(resolve, milliseconds));

/** Leaves time for what must not happen. A test that passes never depends on how much. */
export const leaveTime = (): Promise<void> => realPause(100);

/** Waits in real time until something is so, 30 s at most, which only a defect uses up. */
export async function until<T>(probe: () => T | Promise<T>, what = 'the condition'): Promise<NonNullable<T>> {
  const end = performance.now() + 30_000;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await realPause(20);
  }
}

let clock: SinonFakeTimers | undefined;

/** Stops the clock, which `advance` moves. */
export function stopClock(now = Date.now()): void {
  clock = fakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

export function restoreClock(): void {
  clock?.restore();
  clock = undefined;
}

/** Lets so many milliseconds pass on the stopped clock, and waits until what they caused is rendered. */
export async function advance(milliseconds: number): Promise<void> {
  await settled();
  await clock!.tickAsync(milliseconds);
  await settled();
}

/** Timers that are still to come. */
export const pendingTimers = (): number => clock!.countTimers();

/** The milliseconds for which the pending timers were set. */
export const pendingDelays = (): number[] =>
  Array.from(
    (clock as unknown as { timers?: Map<number, { delay: number }> }).timers?.values() ?? [],
    ({ delay }) => delay,
  );
