import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { renderElement, renderFooter, renderHeader } from '../../../dist/server.js';
import { until } from '../../support/browser.mjs';
import { sample } from '../../support/sample.mjs';
import { root } from '../../support/servers.mjs';
import { errors, host, later, open, openHost, page, pages } from '../built/earlyPage.mjs';
import { createPages } from './arbitraries.mjs';
import { findDifference } from './findDifference.mjs';
import { describeElements, findReplaced, isSettled, mark } from './inPage.mjs';

/**
 * Renders the same random pages on the server, by the loader, and only in the browser. `PROPERTY_RUNS` sets
 * the number of elements. `SEED` repeats a run.
 */

const [sampleSize] = sample([1000, 100], (size) => size === 100);
const runs = Number(process.env.PROPERTY_RUNS) || sampleSize;
const seed = Number(process.env.SEED) || (runs === 100 ? 19 : Date.now() % 1e9);
const perPage = 20;
const everything = '/auction-elements.js';

const folder = mkdtempSync(join(tmpdir(), 'auction-elements-differential-'));

/** Elements that the script of `auction-elements bundle` inserts. */
const isInserted = ({ tag }) => tag === 'auction-header' || tag === 'auction-footer';
const isOfSite = ({ tag }) => isInserted({ tag }) || tag === 'auction-search' || tag === 'auction-newsletter';

const escapeAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const escapeJson = (value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** `warnings` gets the warnings. */
function renderOnServer({ tag, attributes, session, content }, { config, path }, warnings) {
  const options = { attributes, content, page: path, warn: (message) => warnings.push(message) };
  if (tag === 'auction-header') return renderHeader(config, { ...options, session });
  if (tag === 'auction-footer') return renderFooter(config, { ...options, year: new Date().getFullYear() });
  return renderElement(tag, options);
}

function formatTag({ tag, attributes, session, content }, config) {
  const all = tag === 'auction-header' ? { session, ...attributes } : attributes;
  const text = Object.entries(all).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const json = config ? `<script type="application/json">${escapeJson(config)}</script>` : '';
  return `<${tag}${text.join('')}>${json}${content}</${tag}>`;
}

/**
 * Returns the script of `auction-elements bundle`, or `undefined` if the command rejects the configuration.
 */
function bundle(config) {
  const [from, to] = [join(folder, 'site.json'), join(folder, 'site.js')];
  writeFileSync(from, JSON.stringify(config));
  const { status } = spawnSync(process.execPath, [
    `${root}dist/cli.js`,
    'bundle',
    '--config',
    from,
    '--out',
    to,
  ]);
  return status === 0 ? readFileSync(to, 'utf8') : undefined;
}

const scriptTag = (path) => `<script type="module" src="${path}"></script>`;

/** Formats an accessibility tree as lines. Nodes without a role or a name do not matter. */
function formatTree({ role, name = '', children = [], ...states }, depth = 0) {
  const { value, description, checked, disabled, expanded, invalid, required, haspopup, readonly } = states;
  const rest = {
    value,
    description,
    checked,
    disabled,
    expanded,
    invalid,
    required,
    haspopup,
    readonly,
  };
  const isRelevant = !['none', 'generic', 'GenericContainer', 'InlineTextBox', 'LayoutTable'].includes(role);
  const lines = children.flatMap((child) => formatTree(child, depth + (isRelevant ? 1 : 0)));
  return isRelevant ? [`${' '.repeat(depth)}${role} “${name}” ${JSON.stringify(rest)}`, ...lines] : lines;
}

/** Returns the accessibility tree of each element, as lines. */
async function describeAccessibility() {
  const trees = [];
  const visit = (node) => {
    const [, index] = /^of-(\d+)$/.exec(node.name ?? '') ?? [];
    if (index) trees[Number(index)] = formatTree(node);
    else for (const child of node.children ?? []) visit(child);
  };
  visit(await page.accessibility.snapshot({ interestingOnly: false }));
  return trees;
}

/** Opens a page of these elements, and describes each element once nothing changes anymore. */
async function render({ path, lang }, elements, src) {
  await open(
    elements
      .map((each, index) => `<div id="of-${index}" role="region" aria-label="of-${index}">${each}</div>`)
      .join('\n'),
    {
      path,
      head: `<script>document.documentElement.lang = '${lang}'</script>${scriptTag(src)}`,
      // A page that needs all scripts immediately is not rendered before they load.
      hold: src === everything ? undefined : later,
    },
  );
  await page.evaluate(mark);
  host.release();
  await until(() => page.evaluate(isSettled), 'the elements to settle');
  const described = await page.evaluate(describeElements);
  const accessible = await describeAccessibility();
  const replaced = await page.evaluate(findReplaced);
  return { described, accessible, replaced, errors: [...new Set(errors)] };
}

describe('the same page', () => {
  openHost();
  after(() => rmSync(folder, { recursive: true }));

  it(`renders equally on the server, by the loader, and only in the browser (seed ${seed})`, async () => {
    const image = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    pages['/image.svg'] = () => ({ type: 'image/svg+xml', body: image });
    const failures = [];
    const samples = fc.sample(createPages(perPage), { numRuns: Math.ceil(runs / perPage), seed });
    for (const given of samples) {
      const { config, elements } = given;
      const report = (what, index) =>
        failures.push(`${what}\n    ${JSON.stringify(index === undefined ? given.path : elements[index])}`);
      const compare = (name, { described, accessible, errors: logged }, expected) => {
        for (const [index, lines] of accessible.entries()) {
          const others = expected.accessible[index];
          const line = Array.from({ length: Math.max(lines.length, others.length) }).findIndex(
            (_, at) => lines[at] !== others[at],
          );
          if (line !== -1 && described[index])
            report(`${name}: the accessibility tree has ${lines[line]} instead of ${others[line]}`, index);
        }
        for (const [index, each] of described.entries()) {
          const difference = findDifference(each, expected.described[index]);
          if (difference) report(`${name} differs from the client: ${difference}`, index);
        }
        const unknown = logged.filter(
          (text) => !expected.errors.includes(text) && !text.startsWith('Failed to load resource'),
        );
        for (const text of unknown) report(`${name} logs: ${text}`);
      };

      const configOf = (each) => (isInserted(each) ? config : undefined);
      const client = await render(
        given,
        elements.map((each) => formatTag(each, configOf(each))),
        everything,
      );
      const warnings = [];
      const server = await render(
        given,
        elements.map((each) => renderOnServer(each, given, warnings)),
        '/autoload.js',
      );
      // Logged messages end with the URL of the script.
      for (const warning of warnings)
        if (!client.errors.some((text) => text.startsWith(warning)))
          report(`only the server warns: ${warning}`);
      for (const text of client.errors)
        if (
          text.startsWith('auction-') &&
          !server.errors.includes(text) &&
          !warnings.some((each) => text.startsWith(each))
        )
          report(`the server does not warn: ${text}`);
      compare('the server', server, client);
      for (const [index, html] of server.replaced) report(`hydration replaces ${html}`, index);

      const script = bundle(config);
      if (!script) continue;
      pages['/site.js'] = () => ({ type: 'text/javascript', body: script });
      const withoutConfig = elements.map((each) =>
        isOfSite(each) && !isInserted(each) ? '' : formatTag(each),
      );
      const loader = await render(given, withoutConfig, '/site.js');
      for (const [index, html] of withoutConfig.entries())
        if (html === '')
          for (const kind of ['described', 'accessible']) loader[kind][index] = client[kind][index];
      compare('the loader', loader, client);
      for (const [index, html] of loader.replaced) report(`hydration of the loader replaces ${html}`, index);
    }
    assert.equal(failures.length, 0, `${failures.length} differences\n${failures.slice(0, 20).join('\n')}`);
  });
});
