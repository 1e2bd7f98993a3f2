import { expect } from '@open-wc/testing';
import {
  closedMenus,
  type HeaderMenus,
  type HeaderMenusFact,
  showsBackdrop,
} from '../../src/header/menus/menusState.ts';
import { afterFact } from '../../src/header/menus/menusReducer.ts';

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

  it('opens by an arrow key, once', () => {
    const arrowed = { type: 'arrowed-into', menu: 'a', at: 5 } as const;
    expect(after(arrowed)).to.deep.equal({ ...closedMenus, open: { menu: 'a', by: 'press', at: 5 } });
    const open = after(hovered);
    expect(afterFact(open, arrowed)).to.equal(open);
    expect(afterFact(open, { ...arrowed, menu: 'b' }).open).to.deep.equal({ menu: 'b', by: 'press', at: 5 });
  });

  it('remembers what opened a menu, and when', () => {
    expect(after(hovered).open).to.deep.equal({ menu: 'a', by: 'hover', at: 1000 });
    expect(after(pressed).open).to.deep.equal({ menu: 'a', by: 'press', at: 1000 });
    const again = after(hovered);
    expect(afterFact(again, { ...hovered, at: 2000 })).to.equal(again);
  });

  it('changes nothing else of the state', () => {
    const state = { open: after(pressed).open, barred: 'b', backdropOff: true };
    const shut = { ...state, open: undefined };
    expect(afterFact(state, { ...pressed, at: 9000 })).to.deep.equal(shut);
    expect(afterFact(state, { type: 'pointer-gone' })).to.deep.equal(shut);
    expect(afterFact(state, { type: 'focus-left', menu: 'a' })).to.deep.equal(shut);
    expect(afterFact(state, { type: 'escaped' })).to.deep.equal(shut);
    expect(afterFact(state, { type: 'pressed-outside' })).to.deep.equal(shut);
    expect(afterFact(state, { type: 'scrolled' })).to.deep.equal({ ...state, backdropOff: false });
    expect(afterFact(state, { type: 'pointer-left', menu: 'b' })).to.deep.equal({
      ...state,
      barred: undefined,
    });
    expect(afterFact(state, { type: 'pointer-left', menu: 'a' })).to.equal(state);
  });

  it('takes facts about menus while none is open', () => {
    for (const fact of [
      { type: 'escaped' },
      { type: 'pressed-outside' },
      { type: 'focus-left', menu: 'a' },
      { type: 'pointer-gone' },
    ] as const)
      expect(after(fact)).to.deep.equal(closedMenus);
    expect(showsBackdrop(closedMenus)).to.equal(false);
  });

  it('keeps its identity when nothing has changed', () => {
    expect(
      after({ type: 'pointer-gone' }, { type: 'scrolled' }, { type: 'pointer-left', menu: 'a' }),
    ).to.equal(closedMenus);
  });
});
