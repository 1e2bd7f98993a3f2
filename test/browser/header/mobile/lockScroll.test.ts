import { expect } from '@open-wc/testing';
import { lockScroll } from '../../../../src/header/mobile/lockScroll.ts';

describe('lockScroll', () => {
  const { documentElement: root, body } = document;
  afterEach(() => {
    root.removeAttribute('style');
    body.removeAttribute('style');
  });

  it('restores the page’s own inline styles exactly, even if there are none', () => {
    root.style.cssText = 'overflow: auto !important; color: red;';
    const before = root.getAttribute('style');
    const release = lockScroll(document);
    expect(getComputedStyle(root).overflow).to.equal('hidden');
    release();
    expect(root.getAttribute('style')).to.equal(before);
    expect(body.hasAttribute('style')).to.equal(false);
  });

  it('remains locked until the last of several locks is released, and ignores a second release', () => {
    const [first, second] = [lockScroll(document), lockScroll(document)];
    first();
    first();
    expect(getComputedStyle(root).overflow).to.equal('hidden');
    second();
    expect(root.hasAttribute('style')).to.equal(false);
  });

  it('keeps styles that the page has changed meanwhile', () => {
    const release = lockScroll(document);
    body.style.setProperty('color', 'green');
    release();
    expect(body.style.cssText).to.equal('color: green;');
  });

  it('restores the page’s overflow when the page has changed other styles meanwhile', () => {
    body.style.cssText = 'overflow: clip scroll; color: red;';
    const release = lockScroll(document);
    body.style.setProperty('color', 'green');
    release();
    expect([body.style.overflow, body.style.color]).to.deep.equal(['clip scroll', 'green']);
  });

  it('changes no scroll position, and keeps positions that the page sets meanwhile', () => {
    body.style.height = '5000px';
    window.scrollTo(0, 300);
    const release = lockScroll(document);
    expect(window.scrollY).to.equal(300);
    window.scrollTo(0, 900);
    release();
    expect(window.scrollY).to.equal(900);
    window.scrollTo(0, 0);
  });
});
