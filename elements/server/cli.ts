#!/usr/bin/env node
import { version } from '../../package.json';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { ScriptFiles } from './formatSiteScript.ts';
import { readConfig, writeFiles } from './readConfig.ts';
import { createSite, formatSiteScript } from './server.ts';

import { runAudit } from './audit/auditCommand.ts';
import { runRender } from './renderCommand.ts';
import { usage } from './usage.ts';

/** Command line of the package: `auction-elements render`, `auction-elements bundle`, and `auction-elements audit`. */

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`auction-elements: ${error.message}`);
  process.exitCode = 1;
}

async function run([command, ...args]: string[]): Promise<void> {
  if ([command, ...args].some((argument) => argument === '--help' || argument === '-h'))
    return console.log(usage);
  if (command === '--version') return console.log(version);
  switch (command) {
    case 'render':
      return runRender(args);
    case 'bundle':
      return runBundle(args);
    case 'audit':
      process.exitCode = await runAudit(args);
      return;
    default:
      throw new Error(`Missing or unknown command. Use \`render\`, \`bundle\`, or \`audit\`.\n\n${usage}`);
  }
}

/** Runs `auction-elements bundle`, which writes a script with a site's configuration, HTML, and loader. Throws `Error` for invalid options. */
function runBundle(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      config: { type: 'string' },
      out: { type: 'string' },
      library: { type: 'string', default: './' },
    },
  });
  const { config, out, library } = values;
  if (out === undefined)
    throw new Error(
      'The option `--out` is missing. Nothing was written. Add a file name, such as `--out auction-site.js`.',
    );
  if (!/^(\.{1,2}(\/|$)|\/|https?:)/.test(library))
    throw new Error(
      `\`--library ${library}\` isn't a path or a URL. Nothing was written. Use a path, such as \`./\` or \`/vendor/auction/\`, or an http(s) URL.`,
    );
  const script = formatSiteScript({
    code: readBuilt('startSite.js'),
    site: createSite(config === undefined ? undefined : readConfig(config)),
    files: JSON.parse(readBuilt('files.json')) as ScriptFiles,
    folder: library.replace(/(?<!\/)\/*$/, '/'),
  });
  writeFiles(dirname(out), new Map([[basename(out), script]]));
  console.log(`Wrote ${basename(out)} to ${dirname(out)}`);
}

/** Reads a built file from the `early` folder next to this script. */
function readBuilt(name: string): string {
  return readFileSync(new URL(`early/${name}`, import.meta.url), 'utf8');
}
