import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditPage, type PageReport } from './auditPage.ts';
import type { AttributeEntry, KnownElements } from './checkElements.ts';

/** The command `auction-elements audit`, which checks the HTML of pages. */

/** Runs `auction-elements audit`. Returns the exit code: 1 if a page has problems, 2 if a page is unavailable. Throws an `Error` for invalid options. */
export async function runAudit(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  if (positionals.length === 0)
    throw new Error('The URL is missing. Nothing was checked. Add a URL, such as `https://example.com/`.');
  for (const address of positionals)
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw new Error(
        `\`${address}\` isn't an http(s) URL. Nothing was checked. Use a URL, such as \`https://example.com/\`.`,
      );
  const known = readKnownElements();
  let problemCount = 0;
  let failureCount = 0;
  for (const address of positionals) {
    const report = await auditPage(address, known);
    console.log(
      toPlainText(
        `${address}\n${'failure' in report ? formatLine(`couldn't be checked: ${report.failure}`) : formatReport(report)}`,
      ),
    );
    if ('failure' in report) failureCount++;
    else problemCount += report.problems.length;
  }
  const failures = failureCount > 0 ? `, ${count(failureCount, 'page')} not checked` : '';
  console.log(`${count(positionals.length, 'page')}, ${count(problemCount, 'problem')}${failures}`);
  if (failureCount > 0) return 2;
  return problemCount > 0 ? 1 : 0;
}

/** Reads the attributes of the elements from the manifest next to this script. */
function readKnownElements(): KnownElements {
  const manifest = JSON.parse(readFileSync(new URL('custom-elements.json', import.meta.url), 'utf8')) as {
    modules: { declarations?: { tagName?: string; attributes?: AttributeEntry[] }[] }[];
  };
  return new Map(
    manifest.modules
      .flatMap(({ declarations = [] }) => declarations)
      .flatMap(({ tagName, attributes = [] }) => (tagName === undefined ? [] : [[tagName, attributes]])),
  );
}

function formatReport({ versions, counts, problems }: PageReport): string {
  const elements = [...counts].map(([tag, number]) => `${tag} ×${number}`).join(', ');
  return [
    ...versions.map(({ version, script }) => `auction-elements ${version} (${script})`),
    ...(versions.length === 0 ? ['auction-elements: version unknown, no script found'] : []),
    elements || 'no elements',
    ...problems.map(({ severity, code, message }) => `${severity} ${code}: ${message}`),
  ]
    .map(formatLine)
    .join('');
}

const formatLine = (text: string): string => `  ${text.replaceAll('\n', '\n    ')}\n`;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Replaces control characters, with which a page could change what a terminal shows. */
const toPlainText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
