import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from './pack.mjs';

/**
 * `npm run release`: builds the version in package.json, and writes the files of its release to the folder `release`. The release workflow
 * runs it for a tag and publishes the files. Fails if something is not ready for a release.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}release/`;
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const shell = process.platform === 'win32';

function run(program, args, cwd = root) {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], shell });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function checkCommitted(message) {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changes) fail(`${message}\n${changes}`);
}

const tag = process.env.GITHUB_REF_TYPE === 'tag' ? process.env.GITHUB_REF_NAME : `v${version}`;
if (tag !== `v${version}`) fail(`The tag is ${tag}, but the version in package.json is ${version}.`);
checkCommitted('Commit these changes first.');
const changelog = readFileSync(`${root}CHANGELOG.md`, 'utf8');
const [, notes = ''] = changelog.split(`\n## ${version}\n`);
if (!notes) fail(`CHANGELOG.md has no section "## ${version}". Describe the changes.`);
run(process.execPath, ['scripts/api.mjs', '--store']);
checkCommitted(
  `docs/api.json doesn't have the API of ${version}. Run "npm run api -- --store", and commit it.`,
);

run(process.execPath, ['scripts/build.mjs']);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const archive = pack(folder);
const zip = `auction-elements-${version}.zip`;
cpSync(`${root}dist/docs/${zip}`, folder + zip);
cpSync(`${root}dist/sbom.cdx.json`, `${folder}auction-elements-${version}.cdx.json`);

// Audits the packages in the scripts, like an app that installs the package.
const app = mkdtempSync(join(tmpdir(), 'auction-elements-'));
writeFileSync(join(app, 'package.json'), '{ "private": true }');
run('npm', ['install', '--offline', '--no-audit', archive], app);
run('npm', ['audit'], app);
rmSync(app, { recursive: true });

const hashes = readdirSync(folder).map(
  (name) =>
    `${createHash('sha256')
      .update(readFileSync(folder + name))
      .digest('hex')}  ${name}\n`,
);
writeFileSync(`${folder}SHA256SUMS`, hashes.join(''));
writeFileSync(`${folder}NOTES.md`, `${notes.split('\n## ')[0].trim()}\n`);
console.log(`Wrote ${basename(archive)} and ${readdirSync(folder).length - 1} more files to release.`);
