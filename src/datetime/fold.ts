/** Text as it is compared: one kind of digit, one kind of space, no invisible marks of direction, no capitals. */
export const fold = (text: string): string =>
  text
    // No script writes so many marks above one another, and to sort them takes the square of their number.
    .replaceAll(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(getDigit(digit.codePointAt(0)!)))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The digits of every script stand in a row, from zero to nine. */
function getDigit(codePoint: number): number {
  let zero = codePoint;
  while (codePoint - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return codePoint - zero;
}

/** Folded text without the words that a locale itself writes between the numbers, as the Bulgarian "г." after a year. */
export function removeWords(text: string, tokens: readonly object[]): string {
  const literals = tokens.map((token) => ('literal' in token ? fold(String(token.literal)) : '')).join(' ');
  const words = literals.match(/\p{L}+/gu) ?? [];
  return words.reduce((rest, word) => rest.replace(word, ''), text).trim();
}

/** Folded text as times are compared: `a. m.` is `am`, and no mark stands between the syllables of a Tibetan word. */
export const foldTime = (text: string): string =>
  fold(text)
    .replaceAll('\u0f0b', '')
    .replaceAll(/(\p{L})\.? ?(?=\p{L})|(?<=\p{L})\./gu, '$1');
