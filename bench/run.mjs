import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { browserFlags, findBrowser } from '../scripts/findBrowser.mjs';
import { ensureInstalled } from '../scripts/install.mjs';

// Implements `npm run bench [-- name…] [--write]`: measures benchmarks, and compares the results with their limits.
// `--write` updates docs/benchmarks.md, and keeps the sections of benchmarks that aren't named.
// Ratios compare measurements of one run. Absolute times depend on the machine, which the document names.

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const requestedNames = args.filter((arg) => arg !== '--write');

ensureInstalled();
const { default: puppeteer } = await import('puppeteer-core');
const { formatText } = await import('../scripts/formatText.mjs');
if (!existsSync(`${root}dist/auction-elements.js`)) await import('../scripts/build.mjs');

const allNames = [
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
const benches = allNames.filter((name) => requestedNames.length === 0 || requestedNames.includes(name));
const { startDemo } = await import('../scripts/startDemo.mjs');
const demo = await startDemo();
const browser = await puppeteer.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, '--js-flags=--expose-gc'],
});

const version = await browser.version();

let missedCount = 0;
/** Results by benchmark. */
const rows = new Map();
try {
  for (const name of benches) {
    const { [name]: measure } = await import(`./${name}.mjs`);
    rows.set(name, []);
    for (const { what, value, unit = '', limit } of await measure({ browser, origin: demo.origin, root })) {
      const isWithinLimit = limit === undefined || value <= limit;
      if (!isWithinLimit) missedCount++;
      rows.get(name).push({
        what,
        value: `${value}${unit}`,
        limit: limit === undefined ? '' : `${limit}${unit}`,
        isWithinLimit,
      });
      const bound = limit === undefined ? '' : `  ${isWithinLimit ? 'within' : 'ABOVE'} ${limit}${unit}`;
      console.log(`${what.padEnd(64)} ${String(value).padStart(8)}${unit}${bound}`);
    }
  }
} finally {
  await browser.close();
  await demo.end();
}
console.log(
  missedCount === 0
    ? '\nAll numbers are within their limits.'
    : `\n${missedCount} numbers are above their limits.`,
);
process.exitCode = missedCount === 0 ? 0 : 1;
if (args.includes('--write')) await writeTable();

async function writeTable() {
  const file = `${root}docs/benchmarks.md`;
  const previousSections = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m) : [];
  const text = [
    '# Benchmarks',
    '',
    '`npm run bench -- --write` writes this file in about an hour, and `npm run bench -- NAME --write` writes one section. The values are medians.',
    'Absolute times depend on the machine. Ratios of one run depend on it much less. Missed limits are marked.',
    ...allNames.map((name) =>
      rows.has(name)
        ? formatSection(name)
        : `\n## ${previousSections.find((section) => section.startsWith(`${name}\n`)) ?? `${name}\n\nNot measured yet.\n`}`,
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
        ({ what, value, limit, isWithinLimit }) =>
          `| ${what} | ${value} | ${limit}${isWithinLimit ? '' : ' **missed**'} |`,
      ),
    '',
  ].join('\n');
}
