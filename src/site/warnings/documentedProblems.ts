import problemTable from './documentedProblems.json';

/** Severity of a problem: whether a feature is missing, the page has a mistake, or the page must change before the next major version. */
export type Severity = 'error' | 'warning' | 'info';

interface DocumentedProblem {
  /** Code in `auction-error` events. Messages about the same problem share a code. */
  code: string;
  severity: Severity;
  /** Message as in the source. `…` stands for values that differ between pages. */
  message: string;
  cause: string;
  fix: string;
}

/** Problems that the library reports in browsers, by subject. The docs list them. A test compares the messages with the source. */
export const documentedProblems = problemTable as Readonly<Record<string, readonly DocumentedProblem[]>>;

/** Information about a problem that is the same on all pages. */
export type ProblemInfo = Pick<DocumentedProblem, 'code' | 'severity' | 'fix'>;

/** A message and its cause. */
interface Report {
  /** Element name, or `auction-elements` if no element is affected. */
  tag: string;
  /** Version of the library. */
  version: string;
  /** Message in the console, without the element name. */
  message: string;
  error: unknown;
}

/** The detail of an `auction-error` event. */
export interface ReportedProblem extends Report, ProblemInfo {}

const countFixedCharacters = ({ message }: DocumentedProblem): number => message.replaceAll('…', '').length;

/** All problems. Messages with more fixed text come first, because values can contain any text. */
const sortedProblems = Object.values(documentedProblems)
  .flat()
  .toSorted((a, b) => countFixedCharacters(b) - countFixedCharacters(a));

/** Problems that were reported at each target, by element name and code. */
const reportedProblems = new WeakMap<EventTarget, Map<string, ReportedProblem>>();

/** Returns the problems that an element has reported before a script listened to its events. */
export const getReportedProblems = (target: EventTarget): readonly ReportedProblem[] => [
  ...(reportedProblems.get(target)?.values() ?? []),
];

/** Maximum number of problems on a page. A page that inserts elements in a loop must not fill the memory or a monitoring service. */
const maxProblems = 200;
let problemCount = 0;

/** Returns the problem that a message is about. */
export function findProblem(text: string): ProblemInfo | undefined {
  const found = sortedProblems.find(({ message }) => isMessage(text, message));
  return found && { code: found.code, severity: found.severity, fix: found.fix };
}

/** Completes the report of a message. Returns `undefined` if its target has reported the problem, or if the page has reported too many problems. */
export function describeProblem(report: Report, target: EventTarget): ReportedProblem | undefined {
  const found = findProblem(report.message);
  if (!found || problemCount >= maxProblems) return undefined;
  const problem = { ...found, ...report };
  const problems = reportedProblems.get(target) ?? new Map<string, ReportedProblem>();
  const key = `${report.tag} ${found.code}`;
  if (problems.has(key)) return undefined;
  reportedProblems.set(target, problems.set(key, problem));
  problemCount++;
  return problem;
}

/** Returns whether a text contains the fixed parts of a message in order. A regular expression could take seconds for a long value. */
function isMessage(text: string, message: string): boolean {
  const [first = '', ...parts] = message.split('…');
  const last = parts.pop();
  if (last === undefined) return text === message;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let position = first.length;
  for (const part of parts) {
    const index = text.indexOf(part, position);
    if (index === -1) return false;
    position = index + part.length;
  }
  return position <= text.length - last.length;
}
