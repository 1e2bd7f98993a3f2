import { expect } from '@open-wc/testing';
import { lockScroll } from '../../../../src/header/mobile/lockScroll.ts';

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

  it('keeps the page’s own overflow when the page changes other styles meanwhile', () => {
    body.style.cssText = 'overflow: clip scroll; color: red;';
    const release = lockScroll(document);
    body.style.setProperty('color', 'green');
    release();
    expect([body.style.overflow, body.style.color]).to.deep.equal(['clip scroll', 'green']);
  });

  it('changes no scroll position, neither its own nor one that the page sets meanwhile', () => {
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
