import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import { observeUrl } from '../../../src/site/network/observeUrl.ts';

/** A page of another library, which changes the URL and then signals it in its own way. */
describe('observeUrl', () => {
  const address = location.href;
  let following: AbortController;
  let followed: string[];
  const follow = () => {
    following = new AbortController();
    followed = [];
    observeUrl(() => followed.push(location.pathname), following.signal);
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

  it('calls back initially, and not after it was aborted', () => {
    follow();
    expect(followed).to.have.length(1);
    following.abort();
    observeUrl(() => followed.push('late'), following.signal);
    expect(followed).to.have.length(1);
  });

  if (navigation)
    it('follows pushState, replaceState, and Back through the Navigation API', async () => {
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
      'Turbo visit': () =>
        document.documentElement.dispatchEvent(new CustomEvent('turbo:load', { bubbles: true })),
      'Turbo Frame visit': () =>
        document.body.dispatchEvent(new CustomEvent('turbo:frame-load', { bubbles: true })),
      'htmx visit': () =>
        document.body.dispatchEvent(new CustomEvent('htmx:pushedIntoHistory', { bubbles: true })),
      'URL replaced by htmx': () =>
        document.body.dispatchEvent(new CustomEvent('htmx:replacedInHistory', { bubbles: true })),
      'Back in htmx': () =>
        document.body.dispatchEvent(new CustomEvent('htmx:historyRestore', { bubbles: true })),
      'unpoly visit': () => document.dispatchEvent(new CustomEvent('up:location:changed', { bubbles: true })),
      'swup visit': () => document.dispatchEvent(new CustomEvent('swup:page:view')),
      'pointer move': () => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      'focus change': () => document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
      'key press': () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })),
    };
    for (const [name, act] of Object.entries(signs))
      it(`compares the URL on an event: ${name}`, () => {
        act();
        expect(followed).to.have.length(1);
        history.pushState(null, '', '/swapped');
        act();
        act();
        expect(followed.slice(1)).to.deep.equal(['/swapped']);
      });

    it('compares the URL when the title of the page changes', async () => {
      const { title } = document;
      history.pushState(null, '', '/swapped');
      document.title = 'Another page';
      await observed();
      expect(followed.slice(1)).to.deep.equal(['/swapped']);
      document.title = title;
    });

    it('stops when it is aborted', async () => {
      following.abort();
      history.pushState(null, '', '/later');
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      document.title += '';
      await observed();
      expect(followed).to.have.length(1);
    });
  });
});
