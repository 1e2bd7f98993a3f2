import type { Warn } from '../../src/hooks/hostContext.tsx';

/** What a form field shows of the control in it. */
const fieldAttributes: ReadonlySet<string> = new Set(['label', 'help', 'secure']);

/** Attributes that a framework or a library of the page reads, such as `:disabled`, `@click`, `[value]`, `#field`, `ng-disabled`, `hx-get`. */
const foreign = /[:@.#*()[\]]|^(ng|x|v|hx|data|aria|wire|up|alpine|bind|on|client|server)-|^on/;

/** Says which known attribute was probably meant by one that is not known, or where it belongs. */
export function checkNames(unknown: readonly string[], known: readonly string[], warn: Warn): void {
  for (const name of unknown) {
    if (foreign.test(name)) continue;
    const meant = findNearestAttribute(name, known);
    if (meant) warn(`the attribute "${name}" is unknown and has no effect; did you mean "${meant}"?`);
    else if (fieldAttributes.has(name) && known.includes('error-text'))
      warn(
        `the attribute "${name}" is unknown and has no effect; put it on an <auction-form-field> around the tag.`,
      );
  }
}

/** The known name with the same letters, or up to two typos away in a long one. */
export function findNearestAttribute(name: string, known: readonly string[]): string | undefined {
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
