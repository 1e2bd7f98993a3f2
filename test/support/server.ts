import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';

/** The test server. Each test has its own rules and request log under `/t/{id}`, which it sets and reads. */

export interface Rule {
  method?: string;
  /** Path under `/t/{id}`. Defaults to all paths. */
  path?: string;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Substring of the query. Defaults to any query. */
  query?: string;
  /** Whether to destroy the socket before the response or in the middle of its body. */
  drop?: boolean | 'mid-body';
  /** Whether to hold the response until `release`. */
  hang?: boolean;
  /** Number of requests to which the rule applies. Defaults to all. */
  times?: number;
}

export interface Call {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
  /** Whether the browser aborted the request before the response. */
  aborted: boolean;
}

interface TestState {
  rules: Rule[];
  calls: Call[];
  waiting: { query: string; go: () => void }[];
}

const states = new Map<string, TestState>();

function getState(id: string): TestState {
  const state = states.get(id) ?? { rules: [], calls: [], waiting: [] };
  states.set(id, state);
  return state;
}

export const app = new Hono<{ Bindings: HttpBindings }>();

app.get('/t/:id/__calls', (context) =>
  context.json(getState(context.req.param('id')).calls.slice(Number(context.req.query('after') ?? 0))),
);

app.post('/t/:id/__rule', async (context) => {
  getState(context.req.param('id')).rules.unshift(await context.req.json<Rule>());
  return context.body(null, 204);
});

app.post('/t/:id/__release', async (context) => {
  const state = getState(context.req.param('id'));
  const { query = '' } = await context.req.json<{ query?: string }>();
  const going = state.waiting.filter((each) => each.query.includes(query));
  state.waiting = state.waiting.filter((each) => !going.includes(each));
  for (const { go } of going) go();
  return context.body(null, 204);
});

app.all('/t/:id/*', async (context) => {
  const { id } = context.req.param();
  const state = getState(id);
  const url = new URL(context.req.url);
  const path = url.pathname.slice(`/t/${id}`.length);
  const { method } = context.req;
  const call: Call = {
    method,
    path,
    query: url.search,
    headers: context.req.header(),
    body: method === 'GET' ? '' : await context.req.text(),
    aborted: false,
  };
  state.calls.push(call);
  context.env.outgoing.on('close', () => {
    call.aborted = !context.env.outgoing.writableFinished;
  });
  return answer(context, state, call);
});

async function answer(
  context: Context<{ Bindings: HttpBindings }>,
  state: TestState,
  call: Call,
): Promise<Response> {
  const rule = state.rules.find(
    (each) =>
      each.times !== 0 &&
      (each.path ?? call.path) === call.path &&
      call.query.includes(each.query ?? '') &&
      (each.method ?? call.method) === call.method,
  );
  if (!rule) return context.text('no rule', 404);
  if (rule.times !== undefined) rule.times--;
  if (rule.hang) await new Promise<void>((go) => state.waiting.push({ query: call.query, go }));
  if (rule.drop === 'mid-body') {
    const { outgoing } = context.env;
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
    outgoing.write((rule.body ?? '{').slice(0, 500), () => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  }
  if (rule.drop) {
    context.env.incoming.socket.destroy();
    return context.body(null);
  }
  return context.body(
    rule.body ?? '',
    (rule.status ?? 200) as 200,
    rule.headers ?? { 'Content-Type': 'application/json' },
  );
}
