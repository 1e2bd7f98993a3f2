import { expect } from '@open-wc/testing';
import { isHeadingInto } from '../../../../src/header/menus/attachMenus.ts';

describe('isHeadingInto', () => {
  const panel = { left: 100, right: 500, top: 200 };
  const before = { x: 300, y: 100 };
  const table: [what: string, now: { x: number; y: number }, isHeading: boolean][] = [
    ['straight down', { x: 300, y: 110 }, true],
    ['along the left edge of the triangle', { x: 280, y: 110 }, true],
    ['along its right edge', { x: 320, y: 110 }, true],
    ['left of it', { x: 279, y: 110 }, false],
    ['right of it', { x: 321, y: 110 }, false],
    ['past the panel’s upper edge, within its corners', { x: 110, y: 260 }, true],
    ['down and aside, within the corners', { x: 310, y: 110 }, true],
    ['too flat to the side', { x: 340, y: 110 }, false],
    ['along the bar', { x: 320, y: 100 }, false],
    ['up', { x: 300, y: 90 }, false],
    ['nowhere', { x: 300, y: 100 }, false],
  ];
  for (const [what, now, isHeading] of table)
    it(`${what}: ${isHeading}`, () => expect(isHeadingInto(panel, before, now)).to.equal(isHeading));
  it('from beside the panel: never', () => {
    expect(isHeadingInto(panel, { x: 300, y: 200 }, { x: 300, y: 210 })).to.equal(false);
    expect(isHeadingInto(panel, { x: 300, y: 250 }, { x: 300, y: 260 })).to.equal(false);
  });
});
