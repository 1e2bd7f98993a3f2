import { ownOnly } from '../../src/site/core/ownOnly.ts';

/**
 * Calls a function in a task of its own, ahead of others, so that the task that it is called in is shorter; at once, where browsers have no
 * tasks with a priority.
 */
export const runInOwnTask = <T>(callback: () => T): T | Promise<T> =>
  (window as { scheduler?: Scheduler }).scheduler?.postTask?.(
    callback,
    ownOnly({ priority: 'user-blocking' as const }),
  ) ?? callback();

interface Scheduler {
  postTask?: <T>(callback: () => T, options: { priority: 'user-blocking' }) => Promise<T>;
}
