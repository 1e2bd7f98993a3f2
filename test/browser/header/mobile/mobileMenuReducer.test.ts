import { expect } from '@open-wc/testing';
import {
  getInitialState,
  getViewKey,
  type MobileMenuAction,
  mobileMenuReducer,
  type View,
} from '../../../../src/header/mobile/mobileMenuReducer.ts';

describe('mobileMenuReducer', () => {
  const after = (...actions: MobileMenuAction[]) =>
    actions.reduce(mobileMenuReducer, getInitialState({ name: 'top' }));
  const subGroups: View = { name: 'category', category: 2 };
  const links: View = { name: 'links', category: 2, subGroup: 1 };

  it('navigates from categories to subgroups to links and back', () => {
    const deep = after({ type: 'viewEntered', view: subGroups }, { type: 'viewEntered', view: links });
    expect(deep.view).to.deep.equal(links);
    const back = mobileMenuReducer(deep, { type: 'wentBack' });
    expect(back).to.deep.include({ view: subGroups, step: { to: 'back', from: links } });
    const top = mobileMenuReducer(back, { type: 'wentBack' });
    expect(top.view).to.deep.equal({ name: 'top' });
    expect(mobileMenuReducer(top, { type: 'wentBack' })).to.equal(top);
  });

  it('starts at a given view, and closes from there', () => {
    expect(after()).to.deep.equal({ phase: 'open', view: { name: 'top' }, step: { to: 'start' } });
    const closing = mobileMenuReducer(getInitialState(subGroups), { type: 'closing' });
    expect(closing).to.deep.equal({ phase: 'closing', view: subGroups, step: { to: 'start' } });
  });

  it('returns the direction of each step', () => {
    const deep = after({ type: 'viewEntered', view: subGroups });
    expect(deep.step).to.deep.equal({ to: 'deeper' });
    const back = mobileMenuReducer(deep, { type: 'wentBack' });
    expect(back.view).to.deep.equal({ name: 'top' });
    expect(back.step).to.deep.equal({ to: 'back', from: subGroups });
    expect(mobileMenuReducer(back, { type: 'wentBack' })).to.equal(back);
  });

  it('returns to the categories from every initial view', () => {
    for (const view of [
      subGroups,
      { name: 'menu', menu: 'browse' },
      { name: 'menu', menu: 'account' },
    ] as const)
      expect(mobileMenuReducer(getInitialState(view), { type: 'wentBack' }).view).to.deep.equal({
        name: 'top',
      });
  });

  it('names each view', () => {
    expect(getViewKey(links)).to.equal('links/2/1');
    expect(getViewKey({ name: 'menu', menu: 'account' })).to.equal('menu/account');
  });
});
