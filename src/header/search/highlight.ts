export interface Piece {
  text: string;
  /** What was typed. */
  typed: boolean;
}

const special = /[.*+?^${}()|[\]\\/]/g;

/** A name in pieces, the places where the term occurs marked; case does not count. */
export function highlight(name: string, term: string): Piece[] {
  if (term === '') return [{ text: name, typed: false }];
  return name
    .split(new RegExp(`(${term.replace(special, '\\$&')})`, 'giu'))
    .map((text, index) => ({ text, typed: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
