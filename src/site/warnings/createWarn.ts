import { version } from '../../../package.json';
import { announceProblem, loadProblem } from './announceProblem.ts';

/** Function that warns the page author of a problem and its fix. `error` is the exception that caused the problem. */
export type Warn = (message: string, error?: unknown) => void;

/** Creates a function that logs each message once, and dispatches an `auction-error` event on `target` once for each code. */
export function createWarn(tag: string, target?: EventTarget): Warn {
  /** Messages and codes. */
  let reported: Set<string> | undefined;
  const isNew = (text: string) => !reported?.has(text) && (reported ??= new Set()).add(text);
  return (message, error) => {
    if (!isNew(message)) return;
    console.warn(`${tag}: ${message}`);
    const eventTarget = target ?? globalThis.document;
    if (!eventTarget) return;
    const report = { tag, version, message, error };
    void import('./documentedProblems.ts')
      .then(
        ({ describeProblem }) => describeProblem(report, eventTarget),
        // The list of problems may be missing for the same reason as another file.
        () => ({ ...report, ...loadProblem }),
      )
      .then((detail) => detail && isNew(detail.code) && announceProblem(eventTarget, detail));
  };
}
