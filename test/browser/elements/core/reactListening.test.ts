import { expect } from '@open-wc/testing';
import { version } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createPortalRoot,
  getListeningMark,
  isKnownVersion,
  keepUnmarked,
} from '../../../../elements/core/reactListening.ts';

const getMarks = (node: Node) => Object.keys(node).filter((key) => key.startsWith('_reactListening'));

describe('the mark that React leaves on what it listens on', () => {
  it('is known for the installed version', () => {
    expect(isKnownVersion(version), `${version} in reactListening.ts`).to.equal(true);
    const container = document.createElement('div');
    keepUnmarked(document, () => createRoot(container)).unmount();
    expect(getListeningMark(container)).to.equal(getMarks(container)[0]);
  });

  it('is left alone in an unknown version', () => {
    const page = document.implementation.createHTMLDocument();
    const container = page.createElement('div');
    page.body.append(container);
    keepUnmarked(page, () => createRoot(container), '19.99.0').unmount();
    expect(getMarks(page)).to.have.length(1);
    expect(getListeningMark(container, '19.99.0')).to.equal(undefined);
    expect(getListeningMark(container, '20.0.0')).to.equal(undefined);
  });

  it('keeps React from listening where it renders nothing but portals', () => {
    createPortalRoot().unmount();
    const { addEventListener } = EventTarget.prototype;
    let count = 0;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...listener) {
      count++;
      addEventListener.apply(this, listener);
    };
    try {
      createPortalRoot().unmount();
    } finally {
      EventTarget.prototype.addEventListener = addEventListener;
    }
    expect(count).to.equal(0);
  });
});
