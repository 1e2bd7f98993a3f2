/** The known name that is most like another one, if it has the same letters or `mayDiffer` accepts the number of typos. */
export function findSimilarName(
  name: string,
  known: readonly string[],
  mayDiffer: (typos: number, letters: number, other: string) => boolean,
): string | undefined {
  const letters = getLetters(name);
  const [nearest] = known
    .map((other) => ({ other, typos: getDistance(letters, getLetters(other)) }))
    .filter(({ other, typos }) => typos === 0 || mayDiffer(typos, letters.length, other))
    .toSorted((one, two) => one.typos - two.typos);
  return nearest?.other;
}

/** Levenshtein distance. */
function getDistance(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}

const getLetters = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** The place of an entry in JSON: keys, and indexes of list items. */
export type JsonPath = readonly (string | number)[];

/** An entry of a page's JSON that cannot be used. */
export interface Problem {
  path: JsonPath;
  /** Completes a sentence that begins with the path, and says how to fix the entry: `is missing. Add it.` */
  reason: string;
  /** The entry that is ignored: the one at `path`, or one around it that cannot do without. */
  ignored: JsonPath;
}

/** Warns once of all problems of an attribute. `example` is valid JSON. */
export function warnOfProblems(
  source: string,
  problems: readonly Problem[],
  example: string,
  warn: (message: string) => void,
): void {
  const [first] = problems;
  if (!first) return;
  if (first.path.length === 0)
    return warn(`${source} ${first.reason} Using the default. Use an object, such as ${example}.`);
  const them = problems.length === 1 ? 'it' : 'them';
  warn(
    `${source} has ${countProblems(problems)}. Ignoring ${them} and using the rest.${formatProblems(problems)}`,
  );
}

export const countProblems = ({ length }: readonly Problem[]): string =>
  length === 1 ? 'an invalid entry' : `${length} invalid entries`;

/** The problem in a sentence, or a list of problems, to follow a sentence. */
export const formatProblems = (problems: readonly Problem[]): string =>
  problems.length === 1
    ? ` ${formatProblem(problems[0]!)}`
    : problems.map((problem) => `\n- ${formatProblem(problem)}`).join('');

function formatProblem({ path, reason, ignored }: Problem): string {
  const place = path.length === 0 ? 'The JSON' : `\`${formatJsonPath(path)}\``;
  const isIgnoredAlone = ignored.length === path.length;
  return `${place} ${reason}${isIgnoredAlone ? '' : ` Until then, \`${formatJsonPath(ignored)}\` is ignored.`}`;
}

/** `categories[2].links[0].href`, as in JavaScript. */
export const formatJsonPath = (path: JsonPath): string =>
  path
    .map((part) =>
      typeof part === 'string' && /^[\w$]+$/.test(part)
        ? `.${part}`
        : `[${typeof part === 'string' ? JSON.stringify(part) : part}]`,
    )
    .join('')
    .replace(/^\./, '');

/** The reason of a key that nothing reads. */
export function describeUnknownKey(key: string, known: readonly string[]): string {
  const similar = findSimilarName(
    key,
    known,
    (typos, letters, other) => typos <= Math.max(letters, other.length) / 2 || haveSharedWord(key, other),
  );
  return `is not a known key. ${similar === undefined ? `The known keys are ${known.map((each) => `\`${each}\``).join(', ')}.` : `Did you mean \`${similar}\`?`}`;
}

/** Whether names in camelCase have a word in common, such as `myAccount` and `myProduct`. */
const haveSharedWord = (one: string, other: string): boolean => {
  const words = new Set(getWords(one));
  return getWords(other).some((word) => words.has(word));
};

const getWords = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** Characters of a text in a warning. */
const maxLength = 60;

/** Names a JSON value in a sentence. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > maxLength ? `${value.slice(0, maxLength)}…` : value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
