import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import { followAddress } from '../../../src/site/network/followAddress.ts';

/** A page of another library: it changes the address, then says so in its own way. */
describe('followAddress', () => {
  const address = location.href;
  let following: AbortController;
  let followed: string[];
  const follow = () => {
    following = new AbortController();
    followed = [];
    followAddress(() => followed.push(location.pathname), following.signal);
  };
  const hide = (value?: unknown) =>
    Object.defineProperty(window, 'navigation', { configurable: true, value });
  const { navigation } = window as { navigation?: unknown };
  afterEach(() => {
    following.abort();
    if (navigation) hide(navigation);
    history.replaceState(null, '', address);
  });
  const observed = () => aTimeout(0);

  it('calls back at first, and not when the wait is over already', () => {
    follow();
    expect(followed).to.have.length(1);
    following.abort();
    followAddress(() => followed.push('late'), following.signal);
    expect(followed).to.have.length(1);
  });

  if (navigation)
    it('follows pushState, replaceState and Back by the Navigation API', async () => {
      follow();
      history.pushState(null, '', '/one');
      history.replaceState(null, '', '/two');
      expect(followed.slice(1)).to.deep.equal(['/one', '/two']);
      const back = oneEvent(window, 'popstate');
      history.back();
      await back;
      expect(followed).to.have.length(4);
    });

  describe('without the Navigation API', () => {
    beforeEach(() => {
      hide();
      follow();
    });

    const signs = {
      'Turbo’s': () =>
        document.documentElement.dispatchEvent(new CustomEvent('turbo:load', { bubbles: true })),
      'Turbo Frames’': () =>
        document.body.dispatchEvent(new CustomEvent('turbo:frame-load', { bubbles: true })),
      'that of htmx': () =>
        document.body.dispatchEvent(new CustomEvent('htmx:pushedIntoHistory', { bubbles: true })),
      'that of a replaced address': () =>
        document.body.dispatchEvent(new CustomEvent('htmx:replacedInHistory', { bubbles: true })),
      'that of Back in htmx': () =>
        document.body.dispatchEvent(new CustomEvent('htmx:historyRestore', { bubbles: true })),
      'that of unpoly': () =>
        document.dispatchEvent(new CustomEvent('up:location:changed', { bubbles: true })),
      'that of swup': () => document.dispatchEvent(new CustomEvent('swup:page:view')),
      'the pointer': () => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      'the focus': () => document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
      'the keyboard': () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })),
    };
    for (const [name, act] of Object.entries(signs))
      it(`compares the address at an event: ${name}`, () => {
        act();
        expect(followed).to.have.length(1);
        history.pushState(null, '', '/swapped');
        act();
        act();
        expect(followed.slice(1)).to.deep.equal(['/swapped']);
      });

    it('compares the address when the page has another title', async () => {
      const { title } = document;
      history.pushState(null, '', '/swapped');
      document.title = 'Another page';
      await observed();
      expect(followed.slice(1)).to.deep.equal(['/swapped']);
      document.title = title;
    });

    it('ends', async () => {
      following.abort();
      history.pushState(null, '', '/later');
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      document.title += '';
      await observed();
      expect(followed).to.have.length(1);
    });
  });
});
