import { type SinonFakeTimers, useFakeTimers as fakeTimers } from 'sinon';
import { realPause } from './world.ts';

/** React renders in message tasks, which no fake clock touches: two of them, and a frame, and all is on screen. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
  }
}

/** Waits in real time until something is so. */
export async function until<T>(probe: () => T | Promise<T>, what = 'the condition'): Promise<NonNullable<T>> {
  for (let tries = 0; tries < 500; tries++) {
    const found = await probe();
    if (found) return found;
    await realPause(20);
  }
  throw new Error(`waited in vain for ${what}`);
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
