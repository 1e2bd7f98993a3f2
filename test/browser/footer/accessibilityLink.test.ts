import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { press, viewport } from '../../support/act.ts';
import { leaveTime, settled, until } from '../../support/clock.ts';
import { byRole } from '../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../support/mount.ts';
import { navigations, nextNavigations } from '../../support/navigations.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

const page = window as unknown as Record<string, unknown>;

describe('auction-footer: accessibility link', () => {
  let server: TestServer;
  let footer: HTMLElement;
  let warnings: ReturnType<typeof recordWarnings>;
  const link = () => byRole(footer, 'link', 'Accessibility');
  const open = async (source = `${server.base}/widget.js`) => {
    footer = await mount(`<auction-footer accessibility-src="${source}"></auction-footer>`);
  };

  beforeEach(async () => {
    await viewport(1440, 900);
    server = createTestServer();
    warnings = recordWarnings();
    page['widgets'] = 0;
    await server.answer({
      path: '/widget.js',
      headers: { 'Content-Type': 'text/javascript' },
      body: 'window.widgets++',
    });
  });
  afterEach(async () => {
    warnings.stop();
    await server.release();
    await unmountAll();
    delete page['widgets'];
  });

  it('is a real link, which opens its page when no widget is configured', async () => {
    footer = await mount('<auction-footer></auction-footer>');
    expect(link().getAttribute('href')).to.equal('/accessibility');
    await press(link());
    expect(await nextNavigations()).to.deep.equal(['/accessibility']);
  });

  it('loads the widget on a click, not before', async () => {
    await open();
    expect(await server.calls('/widget.js')).to.have.length(0);
    await press(link());
    await until(() => page['widgets'] === 1, 'the widget');
    expect(navigations()).to.deep.equal([]);
  });

  it('loads the widget once and ignores clicks while it loads', async () => {
    await server.answer({
      path: '/widget.js',
      hang: true,
      times: 1,
      body: 'window.widgets++',
      headers: { 'Content-Type': 'text/javascript' },
    });
    await open();
    await press(link());
    expect(link().getAttribute('aria-busy')).to.equal('true');
    await press(link());
    await press(link());
    await server.release();
    await until(() => page['widgets'] === 1, 'the widget');
    await until(() => !link().hasAttribute('aria-busy'), 'the end of the loading');
    expect(await server.calls('/widget.js')).to.have.length(1);
    expect(navigations()).to.deep.equal([]);
  });

  it('leaves later clicks to the widget', async () => {
    await open();
    await press(link());
    await until(() => page['widgets'] === 1, 'the widget');
    await settled();
    let clicks = 0;
    footer.addEventListener('click', () => clicks++);
    await press(link());
    await leaveTime();
    expect([clicks, navigations()]).to.deep.equal([1, []]);
    expect(await server.calls('/widget.js')).to.have.length(1);
  });

  for (const [what, rule] of [
    ['404', { status: 404 }],
    ['a dropped connection', { drop: true }],
  ] as const) {
    it(`opens its page after ${what}, with a warning`, async () => {
      await server.answer({ path: '/widget.js', ...rule });
      await open();
      await press(link());
      const address = (await nextNavigations())[0]!;
      expect(address).to.equal('/accessibility');
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-footer: The widget/);
    });
  }

  it('rejects an invalid URL, with a warning, and remains a link', async () => {
    await open('javascript:alert(1)');
    expect(warnings.texts).to.have.length(1);
    await press(link());
    expect(await nextNavigations()).to.deep.equal(['/accessibility']);
  });
});
