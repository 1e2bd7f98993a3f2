/** Returns the known name most similar to `name`, if both have the same letters or `mayDiffer` accepts the number of typos. */
export function findSimilarName(
  name: string,
  knownNames: readonly string[],
  mayDiffer: (typos: number, letters: number, match: string) => boolean,
): string | undefined {
  const letters = getLetters(name);
  const [nearest] = knownNames
    .map((match) => ({ match, typos: getDistance(letters, getLetters(match)) }))
    .filter(({ match, typos }) => typos === 0 || mayDiffer(typos, letters.length, match))
    .toSorted((a, b) => a.typos - b.typos);
  return nearest?.match;
}

/** Returns the Levenshtein distance. */
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

/** Path of an entry in JSON: keys, and indexes of list items. */
export type JsonPath = readonly (string | number)[];

/** Problem of an invalid entry in a page's JSON. */
export interface Problem {
  path: JsonPath;
  /** Rest of a sentence that begins with the path, and instructions to fix the entry: `is missing. Add it.` */
  reason: string;
  /** Path of the ignored entry: `path`, or the path of an entry that requires it. */
  ignored: JsonPath;
}

/** Logs one warning about all problems of an attribute. `example` is valid JSON. */
export function warnAboutProblems(
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

/** Formats problems for the end of a warning: one problem as a sentence, several problems as a list. */
export const formatProblems = (problems: readonly Problem[]): string =>
  problems.length === 1
    ? ` ${formatProblem(problems[0]!)}`
    : problems.map((problem) => `\n- ${formatProblem(problem)}`).join('');

function formatProblem({ path, reason, ignored }: Problem): string {
  const subject = path.length === 0 ? 'The JSON' : `\`${formatJsonPath(path)}\``;
  const isOnlyPathIgnored = ignored.length === path.length;
  return `${subject} ${reason}${isOnlyPathIgnored ? '' : ` Until then, \`${formatJsonPath(ignored)}\` is ignored.`}`;
}

/** Formats a path as in JavaScript: `categories[2].links[0].href`. */
export const formatJsonPath = (path: JsonPath): string =>
  path
    .map((part) =>
      typeof part === 'string' && /^[\w$]+$/.test(part)
        ? `.${part}`
        : `[${typeof part === 'string' ? JSON.stringify(part) : part}]`,
    )
    .join('')
    .replace(/^\./, '');

/** Returns the `reason` of a problem with an unknown key. */
export function describeUnknownKey(key: string, knownKeys: readonly string[]): string {
  const similar = findSimilarName(
    key,
    knownKeys,
    (typos, letters, match) => typos <= Math.max(letters, match.length) / 2 || haveSharedWord(key, match),
  );
  return `is not a known key. ${similar === undefined ? `The known keys are ${knownKeys.map((name) => `\`${name}\``).join(', ')}.` : `Did you mean \`${similar}\`?`}`;
}

/** Returns whether names in camel case share a word, such as `myAccount` and `myProduct`. */
const haveSharedWord = (a: string, b: string): boolean => {
  const words = new Set(getWords(a));
  return getWords(b).some((word) => words.has(word));
};

const getWords = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** Maximum length of a string in a warning. */
const maxLength = 60;

/** Describes a JSON value for use in a sentence. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > maxLength ? `${value.slice(0, maxLength)}…` : value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
