import { expect } from '@open-wc/testing';
import { version } from 'react';
import { createRoot } from 'react-dom/client';
import { getListeningMark, isKnownVersion, keepUnmarked } from '../../../../elements/core/reactListening.ts';

const getMarks = (node: Node) => Object.keys(node).filter((key) => key.startsWith('_reactListening'));

describe('React’s mark on what it listens on', () => {
  it('is known of the version that is installed', () => {
    expect(isKnownVersion(version), `${version} in reactListening.ts`).to.equal(true);
    const container = document.createElement('div');
    keepUnmarked(document, () => createRoot(container)).unmount();
    expect(getListeningMark(container)).to.equal(getMarks(container)[0]);
  });

  it('is left alone in a version that is not known', () => {
    const page = document.implementation.createHTMLDocument();
    const container = page.createElement('div');
    page.body.append(container);
    keepUnmarked(page, () => createRoot(container), '19.99.0').unmount();
    expect(getMarks(page)).to.have.length(1);
    expect(getListeningMark(container, '19.99.0')).to.equal(undefined);
    expect(getListeningMark(container, '20.0.0')).to.equal(undefined);
  });
});
