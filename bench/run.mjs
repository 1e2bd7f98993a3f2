import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { browserFlags, findBrowser } from '../scripts/findBrowser.mjs';
import { ensureInstalled } from '../scripts/install.mjs';

/**
 * `npm run bench [-- name…] [--write]`: the numbers that the library promises, each against its limit, and with `--write` in
 * docs/benchmarks.md, where those of benches that were not named stay. Times are ratios of things measured in one run, or come with the
 * machine that they were measured on; nothing here is a test.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg !== '--write');

ensureInstalled();
const { default: puppeteer } = await import('puppeteer-core');
const { formatText } = await import('../scripts/formatText.mjs');
if (!existsSync(`${root}dist/auction-elements.js`)) await import('../scripts/build.mjs');

const all = [
  'size',
  'firstPaint',
  'readingVisit',
  'layoutShift',
  'openPanel',
  'firstPress',
  'mountCycles',
  'openings',
  'interactions',
  'fields',
  'openCalendar',
  'heap',
  'curves',
  'serverRender',
];
const benches = all.filter((name) => wanted.length === 0 || wanted.includes(name));
const { startDemo } = await import('../scripts/startDemo.mjs');
const demo = await startDemo();
const browser = await puppeteer.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, '--js-flags=--expose-gc'],
});

const version = await browser.version();

let missed = 0;
/** By bench. */
const rows = new Map();
try {
  for (const name of benches) {
    const { [name]: measure } = await import(`./${name}.mjs`);
    rows.set(name, []);
    for (const { what, value, unit = '', limit } of await measure({ browser, origin: demo.origin, root })) {
      const within = limit === undefined || value <= limit;
      if (!within) missed++;
      rows.get(name).push({
        what,
        value: `${value}${unit}`,
        limit: limit === undefined ? '' : `${limit}${unit}`,
        within,
      });
      const bound = limit === undefined ? '' : `  ${within ? 'within' : 'ABOVE'} ${limit}${unit}`;
      console.log(`${what.padEnd(64)} ${String(value).padStart(8)}${unit}${bound}`);
    }
  }
} finally {
  await browser.close();
  await demo.end();
}
console.log(
  missed === 0 ? '\nAll numbers are within their limits.' : `\n${missed} numbers are above their limits.`,
);
process.exitCode = missed === 0 ? 0 : 1;
if (args.includes('--write')) await writeTable();

async function writeTable() {
  const file = `${root}docs/benchmarks.md`;
  const before = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m) : [];
  const text = [
    '# Benchmarks',
    '',
    'Written by `npm run bench -- --write`, which takes an hour; a section has what `npm run bench -- name --write` measures in one run. Medians;',
    'absolute times drift with the machine, ratios of one run much less. A limit that is missed is marked.',
    ...all.map((name) =>
      rows.has(name)
        ? formatSection(name)
        : `\n## ${before.find((section) => section.startsWith(`${name}\n`)) ?? `${name}\n\nNot measured yet.\n`}`,
    ),
  ].join('\n');
  mkdirSync(`${root}docs`, { recursive: true });
  writeFileSync(file, await formatText(file, text));
}

function formatSection(name) {
  const [cpu] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  return [
    '',
    `## ${name}`,
    '',
    `${date}: ${cpus().length} × ${cpu.model.trim()}, Node ${process.version}, ${version}.`,
    '',
    '| what | value | limit |',
    '| --- | ---: | --- |',
    ...rows
      .get(name)
      .map(
        ({ what, value, limit, within }) => `| ${what} | ${value} | ${limit}${within ? '' : ' **missed**'} |`,
      ),
    '',
  ].join('\n');
}
