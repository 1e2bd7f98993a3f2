import { viewport } from '../../support/act.ts';
import { until } from '../../support/clock.ts';
import { openFrame } from '../../support/frame.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

/** Each test has its own frame, because the chat script loads once per page. */
export let server: TestServer;
export let frame: HTMLIFrameElement;
export let view: Window & typeof globalThis;

/** A vendor script that records its commands, and calls the listeners when the test requires it. */
const vendor = `
  const waiting = window.zE?._ ?? [];
  window.commands = [];
  window.listeners = {};
  window.departmentStatus = 'offline';
  window.zE = (scope, command, ...rest) => {
    commands.push([scope, command, ...rest.filter((each) => typeof each !== 'function')]);
    if (scope === 'webWidget:on') listeners[command] = rest[0];
    if (command === 'chat:department') return { id: 1, name: rest[0], status: departmentStatus };
  };
  waiting.forEach((call) => zE(...call));
  window.notify = (event, ...values) => listeners[event]?.(...values);
`;
/** The first script of the page. It stops the clock, which the test advances. */
const clock = `
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
  window.advance = (milliseconds) => {
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
  const { addEventListener } = window;
  window.addEventListener = (type, ...rest) => {
    window.waitsForLoad ||= type === 'load';
    addEventListener(type, ...rest);
  };
  window.pending = () => timers.map(({ at }) => at - now);
  window.since = (loadedFor) => { now = performance.timeOrigin + performance.getEntriesByType('navigation')[0].loadEventStart + loadedFor; };
`;

export const inFrame = () =>
  view as unknown as {
    advance: (milliseconds: number) => void;
    since: (milliseconds: number) => void;
    /** Whether a listener waits for the load event. */
    waitsForLoad?: boolean;
    /** The remaining milliseconds of each pending timer. */
    pending: () => number[];
    commands: unknown[][];
    notify: (event: string, ...values: unknown[]) => void;
    departmentStatus: string;
    warnings: string[];
  };
export const settings = () =>
  inFrame()
    .commands.filter(([, command]) => command === 'updateSettings')
    .map(([, , value]) => (value as { webWidget: { chat: unknown } }).webWidget.chat);
export const visibility = () =>
  inFrame()
    .commands.map(([, command]) => command)
    .findLast((command) => command === 'show' || command === 'hide');
export const ready = () =>
  until(
    () => view.document.querySelector('auction-footer')?.shadowRoot?.querySelector('footer'),
    'the footer',
  );
export const loaded = () =>
  until(() => {
    const [navigation] = view.performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).loadEventStart > 0;
  }, 'the load event');
/** Returns the timers of the chat. All other timers of the page are shorter than a second. */
export const chatTimers = () =>
  inFrame()
    .pending()
    .filter((milliseconds) => milliseconds >= 1000);
/** Resolves when the chunk that loads the chat has started its timer, after the load event. */
export const scheduled = () => until(() => chatTimers().length > 0, 'the timer of chat');
export const scripts = () => server.calls('/vendor.js');

export const open = async (body: string, { width = 1300, wait = '' } = {}) => {
  const script = (text: string) => ({ headers: { 'Content-Type': 'text/javascript' }, body: text });
  await server.answer({ path: '/clock.js', ...script(clock) });
  frame = await openFrame(
    server,
    `<!doctype html><html lang="en"><title>A page</title><script src="${server.base}/clock.js"></script>
      <script type="module" src="/elements/tags/auction-footer.ts"></script><body>${body}${wait}</body></html>`,
    { width, height: 600 },
  );
  view = frame.contentWindow as typeof view;
  await until(() => view.document.querySelector('auction-footer'), 'the page');
};
export const footer = (attributes = '') =>
  `<auction-footer chat-src="${server.base}/vendor.js" ${attributes}></auction-footer>`;

/** Gives each test of a suite a server with the script of a chat vendor. */
export function setUpServerForEach(): void {
  beforeEach(async () => {
    await viewport(1440, 900);
    server = createTestServer();
    await server.answer({ path: '/vendor.js', headers: { 'Content-Type': 'text/javascript' }, body: vendor });
  });
  afterEach(async () => {
    await server.release();
  });
}
