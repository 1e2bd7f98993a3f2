import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { leaveTime, until } from '../../support/clock.ts';
import { breaking, failures } from '../../support/failures.ts';
import {
  server,
  frame,
  view,
  inFrame,
  settings,
  visibility,
  ready,
  loaded,
  scheduled,
  chatTimers,
  scripts,
  open,
  footer,
  setUpServerForEach,
} from './chatFixture.ts';

describe('auction-footer: chat', () => {
  setUpServerForEach();

  const expectToLoadAfter = async (milliseconds: number) => {
    inFrame().advance(milliseconds - 1);
    await leaveTime();
    expect(await scripts()).to.have.length(0);
    inFrame().advance(1);
    await server.called('/vendor.js');
  };

  it('is disabled without chat-src', async () => {
    await open('<auction-footer></auction-footer>');
    await ready();
    await leaveTime();
    inFrame().advance(60_000);
    await leaveTime();
    expect(view.document.querySelectorAll('head script[async]')).to.have.length(0);
  });

  it('loads 3 s after the load event', async () => {
    await server.answer({ path: '/picture', hang: true, body: '' });
    await open(footer(), { wait: `<img src="${server.base}/picture" alt="">` });
    await ready();
    expect(view.document.readyState).not.to.equal('complete');
    await until(() => inFrame().waitsForLoad, 'chat to wait for the load event');
    inFrame().advance(60_000);
    await leaveTime();
    expect(await scripts()).to.have.length(0);
    await server.release();
    await scheduled();
    expect(view.document.readyState).to.equal('complete');
    await expectToLoadAfter(3000);
  });

  it('counts from the load event even when the footer is inserted later', async () => {
    await open('<auction-footer></auction-footer>');
    await ready();
    await loaded();
    inFrame().since(1000);
    view.document.querySelector('auction-footer')!.setAttribute('chat-src', `${server.base}/vendor.js`);
    await scheduled();
    await expectToLoadAfter(2000);
  });

  it('loads immediately when that time has passed', async () => {
    await open('<auction-footer></auction-footer>');
    await ready();
    await loaded();
    inFrame().since(60_000);
    view.document.querySelector('auction-footer')!.setAttribute('chat-src', `${server.base}/vendor.js`);
    await until(async () => {
      inFrame().advance(0);
      return (await scripts()).length > 0;
    }, 'the script of chat');
  });

  it('counts from the moment a page prerendered by the browser is shown', async () => {
    await open(footer(), {
      wait: `<script>Object.defineProperty(document, 'prerendering', { configurable: true, value: true })</script>`,
    });
    await ready();
    await loaded();
    await leaveTime();
    inFrame().since(60_000);
    inFrame().advance(60_000);
    await leaveTime();
    expect(await scripts()).to.have.length(0);
    const [{ loadEventStart }] = view.performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    view.performance.getEntriesByType = () =>
      [{ loadEventStart, activationStart: loadEventStart + 60_000 }] as unknown as PerformanceEntryList;
    Object.defineProperty(view.document, 'prerendering', { value: false });
    inFrame().since(61_000);
    view.document.dispatchEvent(new Event('prerenderingchange'));
    await scheduled();
    await expectToLoadAfter(2000);
  });

  const load = async (attributes = '', options = {}) => {
    await open(footer(attributes), options);
    await scheduled();
    inFrame().since(0);
    inFrame().advance(10_000);
    await server.called('/vendor.js');
    await until(() => inFrame().commands, 'the vendor');
    await until(() => visibility(), 'the first show or hide');
  };

  it('loads once per page', async () => {
    await load();
    const second = view.document.createElement('auction-footer');
    second.setAttribute('chat-src', `${server.base}/vendor.js`);
    inFrame().since(0);
    view.document.body.append(second);
    await scheduled();
    inFrame().advance(10_000);
    view.document.querySelector('auction-footer')!.remove();
    await leaveTime();
    expect(await scripts()).to.have.length(1);
  });

  it('never loads when the footer was removed before', async () => {
    await open(footer());
    await scheduled();
    view.document.querySelector('auction-footer')!.remove();
    await until(() => chatTimers().length === 0, 'the timer to be cleared');
    inFrame().advance(60_000);
    await leaveTime();
    expect(await scripts()).to.have.length(0);
  });

  for (const [width, shown] of [
    [1102, 'hide'],
    [1103, 'show'],
  ] as const) {
    it(`receives the command to ${shown} at ${width} px`, async () => {
      await load('', { width });
      expect(visibility()).to.equal(shown);
    });
  }

  it('follows changes of the viewport', async () => {
    await load();
    expect(visibility()).to.equal('show');
    frame.width = '800';
    await until(() => visibility() === 'hide', 'the hiding');
    frame.width = '1300';
    await until(() => visibility() === 'show', 'the showing');
  });

  it('is suppressed until its department is online, and then shows only that department', async () => {
    await load('chat-department="Customer Experience"');
    expect(settings()).to.deep.equal([{ suppress: true }]);
    inFrame().departmentStatus = 'online';
    inFrame().notify('chat:connected');
    expect(settings().at(-1)).to.deep.equal({
      suppress: false,
      departments: { enabled: ['Customer Experience'], select: 'Customer Experience' },
    });
  });

  it('remains suppressed while the department is offline, and follows its status', async () => {
    await load('chat-department="Customer Experience"');
    inFrame().notify('chat:connected');
    expect(settings().at(-1)).to.deep.equal({ suppress: true });
    const department = (status: string, name = 'Customer Experience') =>
      inFrame().notify('chat:departmentStatus', { id: 1, name, status });
    department('online', 'Sales');
    expect(settings().at(-1)).to.deep.equal({ suppress: true });
    department('online');
    expect(settings().at(-1)).to.have.property('suppress', false);
    department('away');
    expect(settings().at(-1)).to.deep.equal({ suppress: true });
    inFrame().notify('chat:departmentStatus', null);
    expect(settings().at(-1)).to.deep.equal({ suppress: true });
  });

  it('keeps the vendor’s settings without a department', async () => {
    await load();
    expect(settings()).to.deep.equal([]);
  });

  it('warns once when its script cannot be loaded, and does nothing else', async () => {
    await server.answer({ path: '/vendor.js', status: 404 });
    await open(footer('chat-department="Sales"'));
    await scheduled();
    inFrame().since(0);
    inFrame().advance(10_000);
    await until(() => inFrame().warnings.length > 0, 'the warning');
    frame.width = '800';
    await leaveTime();
    expect(inFrame().warnings).to.have.length(1);
    expect(inFrame().warnings[0]).to.match(/^auction-footer: Chat couldn't be loaded/);
  });

  for (const [what, rule] of breaking)
    it(`warns once after ${what} instead of its script`, async () => {
      await server.answer({ path: '/vendor.js', ...rule });
      await open(footer());
      await scheduled();
      inFrame().since(0);
      await until(() => (inFrame().advance(1000), inFrame().warnings.length > 0), 'the warning');
      expect(inFrame().warnings).to.have.length(1);
    });

  for (const [what, rule] of failures.filter(([kind]) =>
    ['HTML', 'an empty body', 'truncated JSON'].includes(kind),
  ))
    it(`keeps the page working when its script is ${what}`, async () => {
      await server.answer({
        path: '/vendor.js',
        ...rule,
        headers: { 'Content-Type': 'text/javascript' },
      });
      await open(footer('chat-department="Sales"'));
      await scheduled();
      inFrame().since(0);
      await until(async () => (inFrame().advance(1000), (await scripts()).length > 0), 'the call');
      frame.width = '800';
      await leaveTime();
      inFrame().advance(10_000);
      expect(inFrame().warnings).to.deep.equal([]);
      expect(
        view.document.querySelector('auction-footer')!.shadowRoot!.querySelector('footer') === null,
      ).to.equal(false);
    });

  it('rejects an invalid URL with one warning', async () => {
    await open('<auction-footer chat-src="javascript:alert(1)"></auction-footer>');
    await ready();
    await until(() => inFrame().warnings.length > 0, 'the warning');
    inFrame().advance(60_000);
    expect(inFrame().warnings).to.have.length(1);
  });
});
