/**
 * The URL slug of a label: lower case, accents folded, `&` dropped, runs of anything else become one hyphen.
 * The only place where slugs come from: `Art & Antiques` is `art-antiques`, `John Deere 4WD` is `john-deere-4wd`.
 */
export function slugify(label: string): string {
  return (
    label
      // One by one: the marks of a text as a whole would be sorted, which takes the square of their number.
      .replace(/[^\0-\x7f]/gu, (character) => character.normalize('NFKD'))
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}
