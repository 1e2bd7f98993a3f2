import { expect } from '@open-wc/testing';
import { version } from 'react';
import { createRoot } from 'react-dom/client';
import { createPortalRoot, getListeningMark } from '../../../../elements/core/reactListening.ts';

describe('React’s marker on nodes that it listens on', () => {
  const createContainer = () => {
    const container = document.createElement('div');
    createRoot(container).unmount();
    return container;
  };

  it('is known for the installed version', () => {
    expect(getListeningMark(createContainer()), `${version} in reactListening.ts`).to.match(
      /^_reactListening/,
    );
  });

  it('is ignored in an unknown version', () => {
    const container = createContainer();
    expect(getListeningMark(container, '19.99.0')).to.equal(undefined);
    expect(getListeningMark(container, '20.0.0')).to.equal(undefined);
  });

  it('keeps React from listening on the container of portals', () => {
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
