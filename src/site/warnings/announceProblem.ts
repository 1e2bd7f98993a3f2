import type { ProblemInfo, ReportedProblem } from './documentedProblems.ts';

/** Problem of a file that the network or a deployment has made unavailable. */
export const loadProblem: ProblemInfo = {
  code: 'load-failed',
  severity: 'error',
  fix: 'Check that the file exists.',
};

/** Dispatches an `auction-error` event, and stores its detail in `auctionErrors` for listeners that are added later. */
export function announceProblem(target: EventTarget, detail: ReportedProblem): void {
  const page = window as unknown as { auctionErrors?: ReportedProblem[] };
  // An element of the page may have this ID.
  (page.auctionErrors ??= []).push?.(detail);
  target.dispatchEvent(new CustomEvent('auction-error', { bubbles: true, composed: true, detail }));
}
