import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run release`: publishes the version in package.json, with provenance if CI provides an OIDC token. `--dry-run` runs all steps except
 * publishing.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const dryRun = process.argv.includes('--dry-run');

function run(program, ...args) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0) fail(`${program} ${args.join(' ')} ended with ${error?.message ?? status}.`);
}

function read(program, ...args) {
  return spawnSync(program, args, { cwd: root, encoding: 'utf8' }).stdout.trim();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (read('git', 'status', '--porcelain') !== '') fail('There are changes that are not committed.');
if (!readFileSync(`${root}CHANGELOG.md`, 'utf8').includes(`## ${version}`))
  fail(`CHANGELOG.md has no "## ${version}": write down what is released.`);
if (read('git', 'tag', '--list', `v${version}`) !== '') fail(`v${version} has been released already.`);
run('npm', 'audit', '--omit=dev');
run('bash', '.ci/run');
const provenance = process.env.ACTIONS_ID_TOKEN_REQUEST_URL ? ['--provenance'] : [];
run('npm', 'publish', '--access', 'public', ...provenance, ...(dryRun ? ['--dry-run'] : []));
if (!dryRun) run('git', 'tag', `v${version}`);
