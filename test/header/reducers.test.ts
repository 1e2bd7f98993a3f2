import { expect } from '@open-wc/testing';
import {
  mobileMenu,
  openedAt,
  type MobileMenuFact,
  type View,
  viewKey,
} from '../../src/header/mobile/mobileMenuReducer.ts';
import { headsInto } from '../../src/header/panels/safeTriangle.ts';
import { highlight } from '../../src/header/search/highlight.ts';

describe('headsInto', () => {
  const panel = { left: 100, right: 500, top: 200 };
  const before = { x: 300, y: 100 };
  const table: [what: string, now: { x: number; y: number }, heads: boolean][] = [
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
  for (const [what, now, heads] of table)
    it(`${what}: ${heads}`, () => expect(headsInto(panel, before, now)).to.equal(heads));
  it('from beside the panel: never', () => {
    expect(headsInto(panel, { x: 300, y: 200 }, { x: 300, y: 210 })).to.equal(false);
    expect(headsInto(panel, { x: 300, y: 250 }, { x: 300, y: 260 })).to.equal(false);
  });
});

describe('highlight', () => {
  const table: [name: string, term: string, pieces: string][] = [
    ['Row Crop Tractors', 'tract', 'Row Crop |[Tract]|ors'],
    ['Coins', 'tract', 'Coins'],
    ['A+B (a+b)', 'a+b', '[A+B]| (|[a+b]|)'],
    ['<b>bold</b>', '<b>', '[<b>]|bold</b>'],
    ['Art', '', 'Art'],
  ];
  for (const [name, term, pieces] of table) {
    it(`${name} / ${term}`, () =>
      expect(
        highlight(name, term)
          .map(({ text, typed }) => (typed ? `[${text}]` : text))
          .join('|'),
      ).to.equal(pieces));
  }
});

describe('mobileMenu', () => {
  const after = (...facts: MobileMenuFact[]) => facts.reduce(mobileMenu, openedAt({ name: 'top' }));
  const subGroups: View = { name: 'category', category: 2 };
  const links: View = { name: 'links', category: 2, subGroup: 1 };

  it('drills from categories to sub-groups to links and back', () => {
    const deep = after({ type: 'entered', view: subGroups }, { type: 'entered', view: links });
    expect(deep.view).to.deep.equal(links);
    const back = mobileMenu(deep, { type: 'went-back' });
    expect(back).to.deep.include({ view: subGroups, step: { to: 'back', from: links } });
    const top = mobileMenu(back, { type: 'went-back' });
    expect(top.view).to.deep.equal({ name: 'top' });
    expect(mobileMenu(top, { type: 'went-back' })).to.equal(top);
  });

  it('begins where it is told to, and closes from there', () => {
    expect(after()).to.deep.equal({ phase: 'open', view: { name: 'top' }, step: { to: 'start' } });
    const closing = mobileMenu(openedAt(subGroups), { type: 'closing' });
    expect(closing).to.deep.equal({ phase: 'closing', view: subGroups, step: { to: 'start' } });
  });

  it('says where each step led', () => {
    const deep = after({ type: 'entered', view: subGroups });
    expect(deep.step).to.deep.equal({ to: 'deeper' });
    const back = mobileMenu(deep, { type: 'went-back' });
    expect(back.view).to.deep.equal({ name: 'top' });
    expect(back.step).to.deep.equal({ to: 'back', from: subGroups });
    expect(mobileMenu(back, { type: 'went-back' })).to.equal(back);
  });

  it('leads back to the categories from every first step', () => {
    for (const view of [
      subGroups,
      { name: 'menu', menu: 'browse' },
      { name: 'menu', menu: 'account' },
    ] as const)
      expect(mobileMenu(openedAt(view), { type: 'went-back' }).view).to.deep.equal({ name: 'top' });
  });

  it('names each view', () => {
    expect(viewKey(links)).to.equal('links/2/1');
    expect(viewKey({ name: 'menu', menu: 'account' })).to.equal('menu/account');
  });
});
