import { expect } from '@open-wc/testing';
import { isHeadingInto } from '../../../../src/header/menus/attachMenus.ts';

describe('isHeadingInto', () => {
  const panel = { left: 100, right: 500, top: 200 };
  const before = { x: 300, y: 100 };
  const table: [what: string, now: { x: number; y: number }, isHeading: boolean][] = [
    ['a move straight down', { x: 300, y: 110 }, true],
    ['a move along the left edge of the triangle', { x: 280, y: 110 }, true],
    ['a move along its right edge', { x: 320, y: 110 }, true],
    ['a move left of the triangle', { x: 279, y: 110 }, false],
    ['a move right of the triangle', { x: 321, y: 110 }, false],
    ['a move past the menu’s upper edge, within its corners', { x: 110, y: 260 }, true],
    ['a move down and aside, within the corners', { x: 310, y: 110 }, true],
    ['a move too flat to the side', { x: 340, y: 110 }, false],
    ['a move along the bar', { x: 320, y: 100 }, false],
    ['a move up', { x: 300, y: 90 }, false],
    ['no move', { x: 300, y: 100 }, false],
  ];
  for (const [what, now, isHeading] of table)
    it(`returns ${isHeading} for ${what}`, () =>
      expect(isHeadingInto(panel, before, now)).to.equal(isHeading));
  it('returns false next to the menu', () => {
    expect(isHeadingInto(panel, { x: 300, y: 200 }, { x: 300, y: 210 })).to.equal(false);
    expect(isHeadingInto(panel, { x: 300, y: 250 }, { x: 300, y: 260 })).to.equal(false);
  });
});
