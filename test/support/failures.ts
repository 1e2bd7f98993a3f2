import type { Rule } from './server.ts';

const html = { 'Content-Type': 'text/html' };

/** Failures of servers and networks. */
export const failures: readonly (readonly [what: string, rule: Rule])[] = [
  ...[401, 403, 404, 429, 500].map(
    (status) => [`${status}`, { status, headers: html, body: '<h1>No</h1>' }] as const,
  ),
  ['HTML', { headers: html, body: '<!doctype html><title>Sign in</title>' }],
  ['an empty body', { body: '' }],
  ['truncated JSON', { body: '{"data": [{"name": "Trac' }],
  ...['null', '7', '"x"', '[]', '{}', '{"data": {}}', '{"data": [1, null, [], {}, {"name": 7}]}'].map(
    (body) => [body, { body }] as const,
  ),
  ['10 MB of other data', { body: `{"data": "${'x'.repeat(10_000_000)}"}` }],
  ['a dropped connection', { drop: true }],
  ['a connection dropped mid-body', { drop: 'mid-body', body: '{"data": [' }],
  ['a redirect to a missing page', { status: 302, headers: { Location: 'gone' } }],
  ['a redirect to itself', { status: 302, headers: { Location: 'suggestions' } }],
];

/** Failures after which the response cannot be used. */
export const breaking = failures.filter(([, { drop, status = 200 }]) => drop || status >= 300);

/** Failures that occur before the body of a response is read. */
export const failing = breaking.filter(([, { drop }]) => drop !== 'mid-body');
