import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'node-html-parser';
import { importSource } from '../../../scripts/importSource.mjs';
import { root } from '../../support/servers.mjs';

const folder = join(root, 'dist/docs');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.html') && !/^(files|lib)\//.test(name));
const { modules } = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
const tags = modules.flatMap(({ declarations }) => declarations);
// Code is markup because of syntax highlighting.
const readMain = (path) =>
  parse(readFileSync(join(folder, path), 'utf8'), {
    blockTextElements: { script: true, style: true },
  }).querySelector('main');

describe('text of the docs', () => {
  it('has all pages in llms.txt, and no broken link', () => {
    const text = readFileSync(join(folder, 'llms.txt'), 'utf8');
    assert.ok(pages.length > 40);
    for (const path of pages) assert.ok(text.includes(`](${path})`), path);
    for (const [, path] of text.matchAll(/\]\(([^)]+)\)/g)) assert.ok(existsSync(join(folder, path)), path);
  });

  it('has the complete API of each element in the package’s llms.txt, which links to no page', () => {
    const text = readFileSync(join(root, 'dist/llms.txt'), 'utf8');
    assert.equal(text, readFileSync(join(folder, 'llms-full.txt'), 'utf8'));
    assert.doesNotMatch(text, /\]\(|\.html/);
    // Common attributes and events appear once.
    const isCommon = (name) => /^(style-overrides|push-events-to|push-unredacted|auction-error)$/.test(name);
    for (const { tagName, attributes, members, events, slots, cssParts = [], cssProperties = [] } of tags) {
      const [section] = text.split(`### <${tagName}>\n`)[1].split('\n### ');
      const names = [
        ...attributes,
        ...members.filter(({ attribute }) => !attribute),
        ...events,
        ...slots.filter(({ name }) => name),
        ...cssParts,
        ...cssProperties,
      ].map(({ name }) => name);
      for (const name of names)
        assert.ok(isCommon(name) || section.includes(`\`${name}\``), `${tagName}: ${name}`);
    }
  });

  it('names only existing elements, attributes, and events in its code', () => {
    const attributesOf = new Map(
      tags.map(({ tagName, attributes }) => [tagName, new Set(attributes.map(({ name }) => name))]),
    );
    const known = new Set([
      ...attributesOf.keys(),
      ...tags.flatMap(({ events }) => events.map(({ name }) => name)),
      // Names of data layer events, the hydration event, files, a CSP policy, a key in storage, and the WordPress plugin.
      ...[
        'link',
        'hydrated',
        'elements',
        'site',
        'elements-config',
        'elements-editor',
        'elements-html',
        'elements-recent-searches',
      ].map((name) => `auction-${name}`),
    ]);
    const isGlobal = (name) => /^(id|class|slot|style|lang|dir|hidden|(aria|data)-.+)$/.test(name);
    const unknown = [];
    for (const path of pages)
      for (const { text } of readMain(path).querySelectorAll('code, textarea')) {
        for (const [name] of text.matchAll(/(?<![\w-])auction-[a-z-]*[a-z]/g))
          if (!known.has(name)) unknown.push(`${path}: ${name}`);
        for (const [, tag, rest] of text.matchAll(
          /<(auction-[a-z-]+)((?:\s+[\w:@.-]+(?:="[^"]*"|='[^']*')?)*)\s*>/g,
        ))
          for (const [, name] of rest.matchAll(/\s([\w:@.-]+)(?:="[^"]*"|='[^']*')?/g))
            if (!attributesOf.get(tag)?.has(name) && !isGlobal(name))
              unknown.push(`${path}: ${name} of ${tag}`);
      }
    assert.deepEqual(unknown, []);
  });

  it('lists the same values for typed text as the date and time fields return', async () => {
    const load = (name) => importSource(`/src/datetime/${name}.ts`);
    const { parseDate } = await load('parseDate');
    const { getDateFormat } = await load('dateFormat');
    const { parseTime } = await load('parseTime');
    const { getTimeFormat } = await load('time');
    const parsers = {
      'auction-date-input': (text) => parseDate(text, getDateFormat('en-US'), '2026-11-21'),
      'auction-time-input': (text) => parseTime(text, getTimeFormat('en-US', 'h12')),
    };
    for (const [tag, parseText] of Object.entries(parsers)) {
      const rows = readMain(`tags/${tag}.html`).querySelectorAll('[aria-labelledby=accepted-input] tbody tr');
      assert.ok(rows.length > 8);
      for (const row of rows) {
        const [text, value] = row.querySelectorAll('th, td').map((cell) => cell.text.trim());
        assert.equal(parseText(text) ?? 'Invalid', value, `${tag}: ${text}`);
      }
    }
  });
});
