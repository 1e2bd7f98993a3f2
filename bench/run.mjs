import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { browserFlags, findBrowser } from '../scripts/findBrowser.mjs';
import { formatText } from '../scripts/formatText.mjs';
import { ensureInstalled } from '../scripts/install.mjs';

/**
 * `npm run bench [-- name…] [--write]`: the numbers that the library promises, each against its limit, and with `--write` as
 * docs/benchmarks.md. Times are ratios of things measured in one run, or come with the machine that they were measured on;
 * nothing here is a test.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const wanted = args.filter((arg) => arg !== '--write');

ensureInstalled();
if (!existsSync(`${root}dist/auction-elements.js`)) await import('../scripts/build.mjs');

const benches = [
  'size',
  'firstPaint',
  'layoutShift',
  'openPanel',
  'mountCycles',
  'openings',
  'interactions',
  'fields',
  'openCalendar',
  'heap',
  'curves',
].filter((name) => wanted.length === 0 || wanted.includes(name));
const { startDemo } = await import('../scripts/startDemo.mjs');
const demo = await startDemo();
const browser = await puppeteer.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, '--js-flags=--expose-gc'],
});

const version = await browser.version();

let missed = 0;
const rows = [];
try {
  for (const name of benches) {
    const { [name]: measure } = await import(`./${name}.mjs`);
    for (const { what, value, unit = '', limit } of await measure({ browser, origin: demo.origin, root })) {
      const within = limit === undefined || value <= limit;
      if (!within) missed++;
      rows.push({
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
  const [cpu] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const text = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench -- --write\` on ${date}: ${cpus().length} × ${cpu.model.trim()}, Node ${process.version}, ${version}.`,
    'Medians; absolute times drift with the machine, ratios of one run much less. A limit that is missed is marked.',
    '',
    '| what | value | limit |',
    '| --- | ---: | --- |',
    ...rows.map(
      ({ what, value, limit, within }) => `| ${what} | ${value} | ${limit}${within ? '' : ' **missed**'} |`,
    ),
    '',
  ].join('\n');
  mkdirSync(`${root}docs`, { recursive: true });
  const file = `${root}docs/benchmarks.md`;
  writeFileSync(file, await formatText(file, text));
}
