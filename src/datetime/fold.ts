/** Normalizes text for comparison: Latin digits, single spaces, lowercase letters, and no invisible direction marks. */
export const fold = (text: string): string =>
  text
    // No script uses this many marks per letter, and normalization sorts marks in quadratic time.
    .replaceAll(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(getDigit(digit.codePointAt(0)!)))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Removes accents of Latin letters, and vowel marks and hamzas of Arabic letters, which users often omit. */
export const removeAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u064b-\u0655]/g, '')
    .normalize('NFC');

/** Returns the value of a digit. In Unicode, the digits of each script are consecutive, from zero to nine. */
function getDigit(codePoint: number): number {
  let zero = codePoint;
  while (codePoint - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return codePoint - zero;
}

/** Removes the words that the locale's format contains, such as the Bulgarian "г." after a year. Expects folded text. */
export function removeWords(text: string, tokens: readonly object[]): string {
  const literals = tokens.map((token) => ('literal' in token ? fold(String(token.literal)) : '')).join(' ');
  const words = literals.match(/\p{L}+/gu) ?? [];
  return words.reduce((rest, word) => rest.replace(word, ''), text).trim();
}

/** Normalizes a time for comparison. `a. m.` becomes `am`, apostrophes are equal, and accents and marks between Tibetan syllables are removed. */
export const foldTime = (text: string): string =>
  removeAccents(fold(text))
    .replaceAll('\u0f0b', '')
    .replaceAll("'", '’')
    .replaceAll(/(\p{L})\.? ?(?=\p{L})|(?<=\p{L})\./gu, '$1');
