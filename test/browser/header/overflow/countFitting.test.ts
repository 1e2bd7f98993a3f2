import { expect } from '@open-wc/testing';
import { countFitting } from '../../../../src/header/overflow/OverflowList.tsx';

const sizes = [100, 50, 80];

describe('countFitting()', () => {
  for (const [available, gap, count] of [
    [230, 0, Infinity],
    [229.95, 0, Infinity],
    [229, 0, 2],
    [190, 0, 2],
    [189, 0, 1],
    [140, 0, 1],
    [139, 0, 0],
    [1, 0, 0],
    [0, 0, Infinity],
    [250, 10, Infinity],
    [249, 10, 2],
    [210, 10, 2],
    [209, 10, 1],
  ] as const)
    it(`returns ${count} for a list of ${available} px with gaps of ${gap} px`, () => {
      expect(countFitting({ available, sizes, more: 40, gap }).count).to.equal(count);
    });

  it('returns the size of all items, including the gaps', () => {
    expect(countFitting({ available: 1, sizes, more: 40, gap: 10 }).size).to.equal(250);
  });

  it('hides no items in a list that is not displayed or is empty', () => {
    expect(countFitting({ available: 0, sizes: [0, 0], more: 0, gap: 10 }).count).to.equal(Infinity);
    expect(countFitting({ available: 10, sizes: [], more: 0, gap: 10 }).count).to.equal(Infinity);
  });
});
