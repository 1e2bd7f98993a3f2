import { expect } from '@open-wc/testing';
import {
  mobileMenu,
  openedAt,
  type MobileMenuFact,
  type View,
  viewKey,
} from '../../src/header/mobile/mobileMenu.ts';
import { lockScroll } from '../../src/header/mobile/lockScroll.ts';
import { headsInto } from '../../src/header/desktop/safeTriangle.ts';
import { highlight } from '../../src/header/search/highlight.ts';

describe('headsInto', () => {
  const panel = { left: 100, right: 500, top: 200 };
  const before = { x: 300, y: 100 };
  const table: [what: string, now: { x: number; y: number }, heads: boolean][] = [
    ['straight down', { x: 300, y: 110 }, true],
    ['down and aside, within the corners', { x: 310, y: 110 }, true],
    ['too flat to the side', { x: 340, y: 110 }, false],
    ['along the bar', { x: 320, y: 100 }, false],
    ['up', { x: 300, y: 90 }, false],
    ['nowhere', { x: 300, y: 100 }, false],
  ];
  for (const [what, now, heads] of table)
    it(`${what}: ${heads}`, () => expect(headsInto(panel, before, now)).to.equal(heads));
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
  const after = (...facts: MobileMenuFact[]) => facts.reduce(mobileMenu, openedAt({ name: 'categories' }));
  const subGroups: View = { name: 'sub-groups', category: 2 };
  const links: View = { name: 'links', category: 2, subGroup: 1 };

  it('drills from categories to sub-groups to links and back', () => {
    const deep = after({ type: 'entered', view: subGroups }, { type: 'entered', view: links });
    expect(deep.view).to.deep.equal(links);
    const back = mobileMenu(deep, { type: 'went-back' });
    expect(back).to.deep.include({ view: subGroups, step: { to: 'back', from: links } });
    const top = mobileMenu(back, { type: 'went-back' });
    expect(top.view).to.deep.equal({ name: 'categories' });
    expect(mobileMenu(top, { type: 'went-back' })).to.equal(top);
  });

  it('names each view', () => {
    expect(viewKey(links)).to.equal('links/2/1');
    expect(viewKey({ name: 'profile' })).to.equal('profile');
  });
});

describe('lockScroll', () => {
  const { documentElement: root, body } = document;
  afterEach(() => {
    root.removeAttribute('style');
    body.removeAttribute('style');
  });

  it('restores the page’s own inline styles exactly, down to none', () => {
    root.style.cssText = 'overflow: auto !important; color: red;';
    const before = root.getAttribute('style');
    const release = lockScroll(document);
    expect(getComputedStyle(root).overflow).to.equal('hidden');
    release();
    expect(root.getAttribute('style')).to.equal(before);
    expect(body.hasAttribute('style')).to.equal(false);
  });

  it('holds until the last of several is released, and a second release does nothing', () => {
    const [first, second] = [lockScroll(document), lockScroll(document)];
    first();
    first();
    expect(getComputedStyle(root).overflow).to.equal('hidden');
    second();
    expect(root.hasAttribute('style')).to.equal(false);
  });

  it('leaves alone what the page has changed meanwhile', () => {
    const release = lockScroll(document);
    body.style.setProperty('color', 'green');
    release();
    expect(body.style.cssText).to.equal('color: green;');
  });

  it('puts the scroll place back', () => {
    body.style.height = '5000px';
    window.scrollTo(0, 300);
    const release = lockScroll(document);
    window.scrollTo(0, 0);
    release();
    expect(window.scrollY).to.equal(300);
    window.scrollTo(0, 0);
  });
});
