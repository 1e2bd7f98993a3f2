import { expect } from '@open-wc/testing';
import {
  closedMenus,
  type MenusState,
  type MenusAction,
  shouldShowBackdrop,
} from '../../../../src/header/menus/menusState.ts';
import { menusReducer } from '../../../../src/header/menus/menusReducer.ts';

const after = (...actions: MenusAction[]): MenusState => actions.reduce(menusReducer, closedMenus);
const open = (state: MenusState) => state.open?.menu;

describe('menusReducer', () => {
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
    const escaped = after(hovered, { type: 'escapePressed' });
    expect(open(menusReducer(escaped, hovered))).to.equal(undefined);
    expect(open(menusReducer(escaped, { ...hovered, menu: 'b' }))).to.equal('b');
    expect(
      open([{ type: 'pointerLeft', menu: 'a' } as const, hovered].reduce(menusReducer, escaped)),
    ).to.equal('a');
  });

  it('is closed when the focus leaves it, not when it leaves another', () => {
    expect(open(after(pressed, { type: 'focusLeft', menu: 'b' }))).to.equal('a');
    expect(open(after(pressed, { type: 'focusLeft', menu: 'a' }))).to.equal(undefined);
  });

  it('has no backdrop for hovers after one was dismissed by the pointer, until a scroll', () => {
    expect(shouldShowBackdrop(after(hovered))).to.equal(true);
    const dismissed = after(hovered, { type: 'outsidePressed' }, hovered);
    expect(shouldShowBackdrop(dismissed)).to.equal(false);
    expect(shouldShowBackdrop(menusReducer(dismissed, { type: 'scrolled' }))).to.equal(true);
    expect(shouldShowBackdrop(after(pressed, { type: 'outsidePressed' }, hovered))).to.equal(true);
    expect(shouldShowBackdrop(after(hovered, { type: 'outsidePressed' }, pressed))).to.equal(true);
  });

  it('opens by an arrow key, once', () => {
    const arrowed = { type: 'arrowKeyPressed', menu: 'a', at: 5 } as const;
    expect(after(arrowed)).to.deep.equal({ ...closedMenus, open: { menu: 'a', by: 'arrowKey', at: 5 } });
    const open = after(hovered);
    expect(menusReducer(open, arrowed)).to.equal(open);
    expect(menusReducer(open, { ...arrowed, menu: 'b' }).open).to.deep.equal({
      menu: 'b',
      by: 'arrowKey',
      at: 5,
    });
  });

  it('remembers what opened a menu, and when', () => {
    expect(after(hovered).open).to.deep.equal({ menu: 'a', by: 'hover', at: 1000 });
    expect(after(pressed).open).to.deep.equal({ menu: 'a', by: 'press', at: 1000 });
    const again = after(hovered);
    expect(menusReducer(again, { ...hovered, at: 2000 })).to.equal(again);
  });

  it('changes nothing else of the state', () => {
    const state = { open: after(pressed).open, suppressed: 'b', isBackdropDismissed: true };
    const shut = { ...state, open: undefined };
    expect(menusReducer(state, { ...pressed, at: 9000 })).to.deep.equal(shut);
    expect(menusReducer(state, { type: 'pointerLeftMenus' })).to.deep.equal(shut);
    expect(menusReducer(state, { type: 'pageRestored' })).to.deep.equal(shut);
    expect(menusReducer(state, { type: 'linkFollowed' })).to.deep.equal(shut);
    expect(menusReducer(state, { type: 'focusLeft', menu: 'a' })).to.deep.equal(shut);
    expect(menusReducer(state, { type: 'escapePressed' })).to.deep.equal(shut);
    expect(menusReducer(state, { type: 'outsidePressed' })).to.deep.equal(shut);
    expect(menusReducer(state, { type: 'scrolled' })).to.deep.equal({ ...state, isBackdropDismissed: false });
    expect(menusReducer(state, { type: 'pointerLeft', menu: 'b' })).to.deep.equal({
      ...state,
      suppressed: undefined,
    });
    expect(menusReducer(state, { type: 'pointerLeft', menu: 'a' })).to.equal(state);
  });

  it('takes actions about menus while none is open', () => {
    for (const action of [
      { type: 'escapePressed' },
      { type: 'outsidePressed' },
      { type: 'focusLeft', menu: 'a' },
      { type: 'pointerLeftMenus' },
    ] as const)
      expect(after(action)).to.deep.equal(closedMenus);
    expect(shouldShowBackdrop(closedMenus)).to.equal(false);
  });

  it('keeps its identity when nothing has changed', () => {
    expect(
      after({ type: 'pointerLeftMenus' }, { type: 'scrolled' }, { type: 'pointerLeft', menu: 'a' }),
    ).to.equal(closedMenus);
  });
});
