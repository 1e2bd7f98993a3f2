import { until } from './clock.ts';
import type { Call, Rule } from './server.ts';

/** The original fetch function, saved before the clock or the page replaces it. */
const realFetch = window.fetch.bind(window);

export interface TestServer {
  /** Path under which the test’s own server responds. Use it in `base-url`. */
  base: string;
  answer: (rule: Rule) => Promise<void>;
  answerJson: (path: string, body: unknown, rule?: Rule) => Promise<void>;
  /** Returns the requests so far (for one path or all paths), without the server’s first `after` requests. */
  calls: (path?: string, after?: number) => Promise<Call[]>;
  /** Releases held responses: all of them, or those whose query contains a string. */
  release: (query?: string) => Promise<void>;
  /** Waits in real time until a path was requested a number of times. */
  called: (path: string, times?: number) => Promise<Call[]>;
}

/** Creates a server for one test: real HTTP on the page’s origin. */
export function createTestServer(): TestServer {
  const base = `/t/${crypto.randomUUID()}`;
  const post = async (path: string, body: unknown) => {
    await realFetch(`${base}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  };
  const calls = async (path?: string, after = 0) => {
    const all = (await (await realFetch(`${base}/__calls?after=${after}`)).json()) as Call[];
    return path === undefined ? all : all.filter((call) => call.path === path);
  };
  return {
    base,
    calls,
    answer: (rule) => post('__rule', rule),
    answerJson: (path, body, rule) => post('__rule', { path, body: JSON.stringify(body), ...rule }),
    release: (query) => post('__release', { query }),
    called: (path, times = 1) =>
      until(async () => {
        const found = await calls(path);
        return found.length >= times ? found : undefined;
      }, `${path} to be called ${times} times`),
  };
}
