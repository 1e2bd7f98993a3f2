import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { press, viewport } from '../../support/act.ts';
import { leaveTime, settled, until } from '../../support/clock.ts';
import { breaking, failures } from '../../support/failures.ts';
import { byRole } from '../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../support/mount.ts';
import { navigations } from '../../support/navigations.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

const page = window as unknown as Record<string, unknown>;

/** Each test has a chat of its own: what is loaded once per page is loaded once per frame. */
describe('auction-footer: chat', () => {
  let server: TestServer;
  let frame: HTMLIFrameElement;
  let view: Window & typeof globalThis;

  /** A vendor's script that writes down what it is told, and calls back when the test says so. */
  const vendor = `
    const waiting = window.zE?._ ?? [];
    window.told = [];
    window.listeners = {};
    window.departmentStatus = 'offline';
    window.zE = (scope, command, ...rest) => {
      told.push([scope, command, ...rest.filter((each) => typeof each !== 'function')]);
      if (scope === 'webWidget:on') listeners[command] = rest[0];
      if (command === 'chat:department') return { id: 1, name: rest[0], status: departmentStatus };
    };
    waiting.forEach((call) => zE(...call));
    window.tell = (event, ...values) => listeners[event]?.(...values);
  `;
  /** Ahead of everything: time stands still, and goes on when the test says so; the load event can be held back. */
  const first = `
    window.warnings = [];
    console.warn = (text) => warnings.push(text);
    let now = performance.timeOrigin;
    let timers = [];
    const realTimeout = setTimeout;
    window.setTimeout = (act, delay = 0) => {
      const timer = { act, at: now + delay };
      timers.push(timer);
      return timer;
    };
    window.clearTimeout = (timer) => { timers = timers.filter((each) => each !== timer); };
    Date.now = () => now;
    window.pass = (milliseconds) => {
      const until = now + milliseconds;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        timers = timers.filter((each) => each !== next);
        next.act();
      }
      now = until;
    };
    window.pending = () => timers.map(({ at }) => at - now);
    window.since = (loadedFor) => { now = performance.timeOrigin + performance.getEntriesByType('navigation')[0].loadEventStart + loadedFor; };
  `;

  const inFrame = () =>
    view as unknown as {
      pass: (milliseconds: number) => void;
      since: (milliseconds: number) => void;
      /** The milliseconds that each pending timer has still to wait. */
      pending: () => number[];
      told: unknown[][];
      tell: (event: string, ...values: unknown[]) => void;
      departmentStatus: string;
      warnings: string[];
    };
  const settings = () =>
    inFrame()
      .told.filter(([, command]) => command === 'updateSettings')
      .map(([, , value]) => (value as { webWidget: { chat: unknown } }).webWidget.chat);
  const visibility = () =>
    inFrame()
      .told.map(([, command]) => command)
      .findLast((command) => command === 'show' || command === 'hide');
  const ready = () =>
    until(
      () => view.document.querySelector('auction-footer')?.shadowRoot?.querySelector('footer'),
      'the footer',
    );
  const loaded = () =>
    until(() => {
      const [navigation] = view.performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming).loadEventStart > 0;
    }, 'the load event');
  /** The module that loads chat is a chunk, and starts its timer after the load event. */
  const scheduled = () => until(() => inFrame().pending().length > 0, 'the timer of chat');
  const scripts = () => server.calls('/vendor.js');

  const open = async (body: string, { width = 1300, wait = '' } = {}) => {
    const script = (text: string) => ({ headers: { 'Content-Type': 'text/javascript' }, body: text });
    await server.answer({ path: '/first.js', ...script(first) });
    await server.answer({
      path: '/page',
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      body: `<!doctype html><html lang="en"><title>A page</title><script src="${server.base}/first.js"></script>
        <script type="module" src="/elements/tags/auction-footer.ts"></script><body>${body}${wait}</body></html>`,
    });
    const container = await mount(
      `<auction-search hidden></auction-search><iframe src="${server.base}/page" width="${width}" height="600"></iframe>`,
    );
    frame = container.parentElement!.querySelector('iframe')!;
    view = frame.contentWindow as typeof view;
    await until(() => view.document.querySelector('auction-footer'), 'the page');
  };
  const footer = (attributes = '') =>
    `<auction-footer chat-src="${server.base}/vendor.js" ${attributes}></auction-footer>`;

  beforeEach(async () => {
    await viewport(1440, 900);
    server = createTestServer();
    await server.answer({ path: '/vendor.js', headers: { 'Content-Type': 'text/javascript' }, body: vendor });
  });
  afterEach(async () => {
    await server.release();
    await unmountAll();
  });

  it('is off without chat-src', async () => {
    await open('<auction-footer></auction-footer>');
    await ready();
    await leaveTime();
    inFrame().pass(60_000);
    await leaveTime();
    expect(view.document.querySelectorAll('head script[async]')).to.have.length(0);
  });

  it('is loaded 3 s after the load event', async () => {
    await server.answer({ path: '/picture', hang: true, body: '' });
    await open(footer(), { wait: `<img src="${server.base}/picture" alt="">` });
    await ready();
    expect(view.document.readyState).not.to.equal('complete');
    await leaveTime();
    inFrame().pass(60_000);
    await leaveTime();
    expect(await scripts()).to.have.length(0);
    await server.release();
    await scheduled();
    expect(view.document.readyState).to.equal('complete');
    inFrame().pass(2999);
    await leaveTime();
    expect(await scripts()).to.have.length(0);
    inFrame().pass(1);
    await server.called('/vendor.js');
  });

  it('counts from the load event also when the footer comes later', async () => {
    await open('<auction-footer></auction-footer>');
    await ready();
    await loaded();
    inFrame().since(1000);
    view.document.querySelector('auction-footer')!.setAttribute('chat-src', `${server.base}/vendor.js`);
    await scheduled();
    inFrame().pass(1999);
    await leaveTime();
    expect(await scripts()).to.have.length(0);
    inFrame().pass(1);
    await server.called('/vendor.js');
  });

  it('is loaded at once when all that is past', async () => {
    await open('<auction-footer></auction-footer>');
    await ready();
    await loaded();
    inFrame().since(60_000);
    view.document.querySelector('auction-footer')!.setAttribute('chat-src', `${server.base}/vendor.js`);
    await scheduled();
    inFrame().pass(0);
    await server.called('/vendor.js');
  });

  const load = async (attributes = '', options = {}) => {
    await open(footer(attributes), options);
    await scheduled();
    inFrame().since(0);
    inFrame().pass(10_000);
    await server.called('/vendor.js');
    await until(() => inFrame().told, 'the vendor');
    await until(() => visibility(), 'the first show or hide');
  };

  it('is loaded once per page', async () => {
    await load();
    const second = view.document.createElement('auction-footer');
    second.setAttribute('chat-src', `${server.base}/vendor.js`);
    view.document.body.append(second);
    await scheduled();
    inFrame().pass(10_000);
    view.document.querySelector('auction-footer')!.remove();
    await leaveTime();
    expect(await scripts()).to.have.length(1);
  });

  it('is never loaded when the footer is gone before', async () => {
    await open(footer());
    await scheduled();
    view.document.querySelector('auction-footer')!.remove();
    await until(() => inFrame().pending().length === 0, 'the timer to be cleared');
    inFrame().pass(60_000);
    await leaveTime();
    expect(await scripts()).to.have.length(0);
  });

  for (const [width, shown] of [
    [1102, 'hide'],
    [1103, 'show'],
  ] as const) {
    it(`is told to ${shown} at ${width} px`, async () => {
      await load('', { width });
      expect(visibility()).to.equal(shown);
    });
  }

  it('follows the viewport live', async () => {
    await load();
    expect(visibility()).to.equal('show');
    frame.width = '800';
    await until(() => visibility() === 'hide', 'the hiding');
    frame.width = '1300';
    await until(() => visibility() === 'show', 'the showing');
  });

  it('is suppressed until its department is known to be online, and then has that one alone', async () => {
    await load('chat-department="Customer Experience"');
    expect(settings()).to.deep.equal([{ suppress: true }]);
    inFrame().departmentStatus = 'online';
    inFrame().tell('chat:connected');
    expect(settings().at(-1)).to.deep.equal({
      suppress: false,
      departments: { enabled: ['Customer Experience'], select: 'Customer Experience' },
    });
  });

  it('stays suppressed while the department is offline, and follows its status', async () => {
    await load('chat-department="Customer Experience"');
    inFrame().tell('chat:connected');
    expect(settings().at(-1)).to.deep.equal({ suppress: true });
    const department = (status: string, name = 'Customer Experience') =>
      inFrame().tell('chat:departmentStatus', { id: 1, name, status });
    department('online', 'Sales');
    expect(settings().at(-1)).to.deep.equal({ suppress: true });
    department('online');
    expect(settings().at(-1)).to.have.property('suppress', false);
    department('away');
    expect(settings().at(-1)).to.deep.equal({ suppress: true });
    inFrame().tell('chat:departmentStatus', null);
    expect(settings().at(-1)).to.deep.equal({ suppress: true });
  });

  it('is left as the vendor set it up without a department', async () => {
    await load();
    expect(settings()).to.deep.equal([]);
  });

  it('says once that its script cannot be loaded, and nothing else happens', async () => {
    await server.answer({ path: '/vendor.js', status: 404 });
    await open(footer('chat-department="Sales"'));
    await scheduled();
    inFrame().since(0);
    inFrame().pass(10_000);
    await until(() => inFrame().warnings.length > 0, 'the warning');
    frame.width = '800';
    await leaveTime();
    expect(inFrame().warnings).to.have.length(1);
    expect(inFrame().warnings[0]).to.match(/^auction-footer: chat could not be loaded/);
  });

  for (const [what, rule] of breaking)
    it(`says so once after ${what} in place of its script`, async () => {
      await server.answer({ path: '/vendor.js', ...rule });
      await open(footer());
      await scheduled();
      inFrame().since(0);
      await until(() => (inFrame().pass(1000), inFrame().warnings.length > 0), 'the warning');
      expect(inFrame().warnings).to.have.length(1);
    });

  for (const [what, rule] of failures.filter(([kind]) =>
    ['HTML', 'nothing', 'truncated JSON'].includes(kind),
  ))
    it(`goes on without it when its script is ${what}`, async () => {
      await server.answer({
        path: '/vendor.js',
        ...rule,
        headers: { 'Content-Type': 'text/javascript' },
      });
      await open(footer('chat-department="Sales"'));
      await scheduled();
      inFrame().since(0);
      await until(async () => (inFrame().pass(1000), (await scripts()).length > 0), 'the call');
      frame.width = '800';
      await leaveTime();
      inFrame().pass(10_000);
      expect(inFrame().warnings).to.deep.equal([]);
      expect(
        view.document.querySelector('auction-footer')!.shadowRoot!.querySelector('footer') === null,
      ).to.equal(false);
    });

  it('refuses an address that is none, with one warning', async () => {
    await open('<auction-footer chat-src="javascript:alert(1)"></auction-footer>');
    await ready();
    await until(() => inFrame().warnings.length > 0, 'the warning');
    inFrame().pass(60_000);
    expect(inFrame().warnings).to.have.length(1);
  });
});

describe('auction-footer: the accessibility link', () => {
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

  it('is a real link, which is followed when no widget is configured', async () => {
    footer = await mount('<auction-footer></auction-footer>');
    expect(link().getAttribute('href')).to.equal('/accessibility');
    await press(link());
    expect(navigations()).to.deep.equal(['/accessibility']);
  });

  it('loads the widget on a click, not before', async () => {
    await open();
    expect(await server.calls('/widget.js')).to.have.length(0);
    await press(link());
    await until(() => page['widgets'] === 1, 'the widget');
    expect(navigations()).to.deep.equal([]);
  });

  it('loads it once: clicks meanwhile do nothing', async () => {
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

  it('is followed once the widget is there', async () => {
    await open();
    await press(link());
    await until(() => page['widgets'] === 1, 'the widget');
    await settled();
    await press(link());
    expect(navigations()).to.deep.equal(['/accessibility']);
  });

  for (const [what, rule] of [
    ['404', { status: 404 }],
    ['a dropped connection', { drop: true }],
  ] as const) {
    it(`is followed after ${what}, with a warning`, async () => {
      await server.answer({ path: '/widget.js', ...rule });
      await open();
      await press(link());
      const address = await until(() => navigations()[0], 'the way on');
      expect(address).to.equal('/accessibility');
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-footer: the accessibility widget/);
    });
  }

  it('refuses an address that is none, with a warning, and stays a link', async () => {
    await open('javascript:alert(1)');
    expect(warnings.texts).to.have.length(1);
    await press(link());
    expect(navigations()).to.deep.equal(['/accessibility']);
  });
});
