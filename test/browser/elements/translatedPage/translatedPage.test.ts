import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { parkPointer, viewport } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { waitForRender, mount } from '../../../support/mount.ts';
import { textsBesideNodes, translatePage } from '../../../support/translator.ts';
import { createTestServer, type TestServer } from '../../../support/testServer.ts';

import { controlUses } from './controlUses.ts';
import { siteUses } from './siteUses.ts';

const api = '/catalog/catalog-browser/api';

describe('a page that a browser translates', () => {
  let server: TestServer;
  let stop: () => void;
  let failures: string[];
  const note = ({ detail }: Event & { detail?: { code: string; error: unknown } }) => {
    if (/^(render|load)-failed$/.test(detail?.code ?? '')) failures.push(String(detail!.error));
  };

  beforeEach(async () => {
    server = createTestServer();
    failures = [];
    document.addEventListener('auction-error', note);
    await server.answerJson(`${api}/category/suggestions`, { data: [] });
    for (const term of ['tract', 'tractor'])
      await server.answerJson(
        `${api}/category/suggestions`,
        { data: [{ name: 'Tractor Parts', count: 7, path: '/tractor-parts' }] },
        { query: `=${term}` },
      );
  });
  afterEach(async () => {
    stop();
    document.removeEventListener('auction-error', note);
    await server.release();
  });

  for (const [name, { html, width = 1440, use }] of Object.entries({ ...siteUses, ...controlUses }))
    it(`keeps ${name} working`, async () => {
      await viewport(width, 900);
      const element = await mount(
        html.replace(/<auction-(header|footer|search|newsletter)/, `$& base-url="${server.base}"`),
      );
      await waitForRender(element);
      await parkPointer();
      const { shadowRoot } = element;
      const beside = new Set<string>();
      const watch = new MutationObserver(() => {
        for (const each of textsBesideNodes(shadowRoot!)) beside.add(each);
      });
      watch.observe(shadowRoot!, { subtree: true, childList: true, characterData: true });
      stop = translatePage();
      await until(() => element.isConnected, 'the page');
      await use(element, server);
      watch.disconnect();
      expect(failures).to.deep.equal([]);
      expect([...beside]).to.deep.equal([]);
    });
});
