/** Finds the known name with the same letters, or with up to two typing errors if it is long. */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  const letters = getLetters(name);
  return known.find(
    (each) => getLetters(each) === letters || (letters.length > 5 && distance(letters, getLetters(each)) < 3),
  );
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
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
