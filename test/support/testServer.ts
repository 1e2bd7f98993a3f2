import { until } from './clock.ts';
import type { Call, Rule } from './server.ts';

/** Kept from before any clock or patched page. */
const realFetch = window.fetch.bind(window);

export interface TestServer {
  /** Path below which the test's own server answers; goes into `base-url`. */
  base: string;
  answer: (rule: Rule) => Promise<void>;
  answerJson: (path: string, body: unknown, rule?: Rule) => Promise<void>;
  /** The requests so far, of one path or of all, without the first `after` of the server. */
  calls: (path?: string, after?: number) => Promise<Call[]>;
  /** Lets hanging answers go: all, or those whose query contains something. */
  release: (query?: string) => Promise<void>;
  /** Waits in real time until a path was requested so often. */
  called: (path: string, times?: number) => Promise<Call[]>;
}

/** A server of the test's own: real HTTP on the page's origin. */
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
