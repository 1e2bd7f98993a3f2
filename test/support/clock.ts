import { type SinonFakeTimers, useFakeTimers as fakeTimers } from 'sinon';

/** One channel for all calls, because WebKit checks every port of the page at each message. */
const { port1, port2 } = new MessageChannel();
port1.start();

/** The number of messages that the page has posted. React posts one for each task in which it renders. */
let posted = 0;
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
  if (this !== port2) posted++;
  postMessage.apply(this, message);
};

/**
 * Waits until React has finished rendering, however many tasks a slow machine needs. Messages arrive in
 * order, so React is idle once several messages from here have arrived in a row without other messages.
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

/** Leaves time for events that must not happen. A passing test never depends on its length. */
export const leaveTime = (): Promise<void> => realPause(100);

/** Waits in real time until a condition is met, for at most 30 s, which only a defect reaches. */
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

const { timeout } = AbortSignal;

/** Stops the clock, which `advance` moves. */
export function stopClock(now = Date.now()): void {
  clock = fakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  };
}

export function restoreClock(): void {
  clock?.restore();
  clock = undefined;
  AbortSignal.timeout = timeout;
}

/** Advances the stopped clock, and waits until the effects are rendered. */
export async function advance(milliseconds: number): Promise<void> {
  await settled();
  await clock!.tickAsync(milliseconds);
  await settled();
}

/** Returns the pending timers. */
export const pendingTimers = (): number => clock!.countTimers();

/** Returns the delays for which the pending timers were set. */
export const pendingDelays = (): number[] =>
  Array.from(
    (clock as unknown as { timers?: Map<number, { delay: number }> }).timers?.values() ?? [],
    ({ delay }) => delay,
  );
