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
