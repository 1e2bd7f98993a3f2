export interface Piece {
  text: string;
  /** What was typed. */
  typed: boolean;
}

const special = /[.*+?^${}()|[\]\\/]/g;

/** No name is as long; the time that it takes to look for a term grows with its length. */
const maxLength = 200;

/** A name in pieces, the places where the term occurs marked; case does not count. */
export function highlight(name: string, term: string): Piece[] {
  if (term === '' || term.length > maxLength) return [{ text: name, typed: false }];
  return name
    .split(new RegExp(`(${term.replace(special, '\\$&')})`, 'giu'))
    .map((text, index) => ({ text, typed: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
