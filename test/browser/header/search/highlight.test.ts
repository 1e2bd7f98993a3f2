import { expect } from '@open-wc/testing';
import { highlight } from '../../../../src/header/search/SuggestionText.tsx';

describe('highlight', () => {
  const table: [name: string, term: string, pieces: string][] = [
    ['Row Crop Tractors', 'tract', 'Row Crop |[Tract]|ors'],
    ['Coins', 'tract', 'Coins'],
    ['A+B (a+b)', 'a+b', '[A+B]| (|[a+b]|)'],
    ['<b>bold</b>', '<b>', '[<b>]|bold</b>'],
    ['Art', '', 'Art'],
  ];
  for (const [name, term, pieces] of table) {
    it(`marks “${term}” in “${name}”`, () =>
      expect(
        highlight(name, term)
          .map(({ text, typed }) => (typed ? `[${text}]` : text))
          .join('|'),
      ).to.equal(pieces));
  }
});
