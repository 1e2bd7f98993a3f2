import { expect } from '@open-wc/testing';
import {
  closedMenus,
  type HeaderMenus,
  type HeaderMenusFact,
  showsBackdrop,
} from '../../src/header/headerMenus.ts';
import { afterFact } from '../../src/header/desktop/afterFact.ts';

const after = (...facts: HeaderMenusFact[]): HeaderMenus => facts.reduce(afterFact, closedMenus);
const open = (state: HeaderMenus) => state.open?.menu;

describe('afterFact', () => {
  const hovered = { type: 'hovered', menu: 'a', at: 1000 } as const;
  const pressed = { type: 'pressed', menu: 'a', at: 1000 } as const;

  it('has one menu open at a time', () => {
    expect(open(after(pressed, { ...pressed, menu: 'b' }))).to.equal('b');
    expect(open(after(hovered, { ...hovered, menu: 'b' }))).to.equal('b');
  });

  it('toggles on a press', () => expect(open(after(pressed, { ...pressed, at: 1001 }))).to.equal(undefined));

  it('does not close by a press within 300 ms after a hover opened it', () => {
    expect(open(after(hovered, { ...pressed, at: 1299 }))).to.equal('a');
    expect(open(after(hovered, { ...pressed, at: 1300 }))).to.equal(undefined);
  });

  it('stays closed under the pointer after Escape until the pointer has left', () => {
    const escaped = after(hovered, { type: 'escaped' });
    expect(open(afterFact(escaped, hovered))).to.equal(undefined);
    expect(open(afterFact(escaped, { ...hovered, menu: 'b' }))).to.equal('b');
    expect(open([{ type: 'pointer-left', menu: 'a' } as const, hovered].reduce(afterFact, escaped))).to.equal(
      'a',
    );
  });

  it('is closed when the focus leaves it, not when it leaves another', () => {
    expect(open(after(pressed, { type: 'focus-left', menu: 'b' }))).to.equal('a');
    expect(open(after(pressed, { type: 'focus-left', menu: 'a' }))).to.equal(undefined);
  });

  it('loses the backdrop of hovers when one was dismissed by the pointer, and gets it back by a scroll', () => {
    expect(showsBackdrop(after(hovered))).to.equal(true);
    const dismissed = after(hovered, { type: 'pressed-outside' }, hovered);
    expect(showsBackdrop(dismissed)).to.equal(false);
    expect(showsBackdrop(afterFact(dismissed, { type: 'scrolled' }))).to.equal(true);
    expect(showsBackdrop(after(pressed, { type: 'pressed-outside' }, hovered))).to.equal(true);
    expect(showsBackdrop(after(hovered, { type: 'pressed-outside' }, pressed))).to.equal(true);
  });

  it('keeps its identity when nothing has changed', () => {
    expect(
      after({ type: 'pointer-gone' }, { type: 'scrolled' }, { type: 'pointer-left', menu: 'a' }),
    ).to.equal(closedMenus);
  });
});
