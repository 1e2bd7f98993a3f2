import { expect } from '@open-wc/testing';
import { renderToString } from 'react-dom/server';
import { renderElement } from '../../../../elements/server/server.ts';
import { until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { openFrame } from '../../../support/frame.ts';
import { waitForRender, unmountAll } from '../../../support/mount.ts';
import { createTestServer } from '../../../support/testServer.ts';
import { App } from './documentApp.tsx';

type Page = Window & typeof globalThis & { hydrateApp: () => void };

describe('tags in an app that hydrates the document with the same React', () => {
  let page: Page;

  const open = async (tag = '<auction-button>Tag</auction-button>') => {
    const server = createTestServer();
    const frame = await openFrame(
      server,
      `<!doctype html>${renderToString(<App />).replace(/<auction-button.*<\/auction-button>/, tag)}`,
    );
    page = frame.contentWindow as Page;
    await until(() => page.hydrateApp !== undefined, 'the app');
    await waitForRender(button());
  };
  const button = () => page.document.querySelector('auction-button')!;
  const clicks = () => page.document.querySelector('output')!.textContent;
  const listensOn = (node: Node) => Object.keys(node).filter((key) => key.startsWith('_reactListening'));

  /** The app is hydrated once it answers. */
  const hydrate = async () => {
    page.hydrateApp();
    await until(() => Object.keys(page.document.querySelector('output')!).length > 0, 'hydration');
  };
  const expectEvents = async () => {
    const [app, own] = [byRole(page.document.body, 'button', 'App'), byRole(button(), 'button', 'Tag')];
    app.click();
    await until(() => clicks() === '1', 'the click on the app’s button');
    own.click();
    await until(() => clicks() === '11', 'the click on the tag, once');
    own.click();
    app.click();
    await until(() => clicks() === '22', 'both once more');
  };

  afterEach(unmountAll);

  it('leave the app its events', async () => {
    await open();
    await hydrate();
    await expectEvents();
  });

  it('leave the app its events after they have been used', async () => {
    await open();
    byRole(button(), 'button', 'Tag').click();
    await hydrate();
    await expectEvents();
  });

  it('leave the app its events after they have been hydrated themselves', async () => {
    await open(renderElement('auction-button').replace('></auction-button>', '>Tag</auction-button>'));
    await until(() => queryRole(button(), 'button', 'Tag'), 'the tag');
    await until(
      () => listensOn(button().shadowRoot!.querySelector('[data-auction-container]')!).length > 0,
      'the tag’s hydration',
    );
    await hydrate();
    await expectEvents();
  });

  it('keep the app’s mark, whichever is first, and add no listener for each tag', async () => {
    await open();
    const { addEventListener } = page.EventTarget.prototype;
    let onDocument = 0;
    page.EventTarget.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
      if (this === page.document) onDocument++;
      return addEventListener.apply(this, given);
    };
    await hydrate();
    const marks = listensOn(page.document);
    expect(marks).to.have.length(1);
    onDocument = 0;
    for (let count = 0; count < 3; count++) {
      const other = page.document.createElement('auction-button');
      page.document.body.append(other);
      await waitForRender(other);
      byRole(other, 'button').click();
    }
    expect(listensOn(page.document)).to.deep.equal(marks);
    expect(onDocument).to.equal(0);
    await expectEvents();
  });
});
