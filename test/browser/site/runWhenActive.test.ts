import { expect } from '@open-wc/testing';
import { runWhenActive } from '../../../src/site/network/loading.ts';

/** Makes this page look as if the browser prerenders it. Returns a function that shows the page. */
function prerenderPage(): () => void {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  return () => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  };
}

describe('runWhenActive', () => {
  let runs: number;
  const run = () => runs++;
  beforeEach(() => {
    runs = 0;
  });

  it('runs immediately on a visible page', () => {
    runWhenActive(run, new AbortController().signal);
    expect(runs).to.equal(1);
  });

  it('runs once when a prerendered page is shown', () => {
    const showPage = prerenderPage();
    runWhenActive(run, new AbortController().signal);
    expect(runs).to.equal(0);
    showPage();
    showPage();
    expect(runs).to.equal(1);
  });

  it('does not run once its signal is aborted', () => {
    const aborted = new AbortController();
    const showPage = prerenderPage();
    runWhenActive(run, aborted.signal);
    aborted.abort();
    showPage();
    runWhenActive(run, aborted.signal);
    expect(runs).to.equal(0);
  });
});
