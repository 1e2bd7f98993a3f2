import { execFileSync } from 'node:child_process';
import { root } from './root.mjs';

/** Files that differ from what is on main: changed, new and not yet committed ones. */
export function changedFiles() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base] = git('merge-base', 'HEAD', hasBranch('origin/main') ? 'origin/main' : 'main');
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

function hasBranch(name) {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false; // A clone without that remote.
  }
}

/** Not part of anything that a test runs. */
const isText = (file) => /\.(md|txt|yml)$|^(bench|LICENSE|\.)/.test(file);

/** Changes every test: how tests are built and run, and what styles are compiled from. */
const isEverywhere = (file) =>
  /^(test\/(runner|hostile|webkit)\/(?!.*\.test\.)|vite\.|package(-lock)?\.json|tsconfig|src\/design\/|scripts\/)/.test(
    file,
  );

/** Those of some runs' files that changed files can affect. `sourcesOf` returns the source files that a test of the browser reaches. */
export function affectedRuns(runs, changed, sourcesOf) {
  const files = changed.filter((file) => !isText(file));
  if (files.some(isEverywhere)) return runs;
  const isChanged = (file) => files.includes(file);
  const isTest = (file) => /^test\/.*\.test\.\w+$/.test(file);
  // Tests in Node run what is built and served, and share helpers.
  const isRebuilt = files.some((file) => !isTest(file) && !/^test\/(support\/.*\.ts$|browser\/)/.test(file));
  // The test server is no module of a test page, and all tests talk to it.
  const isServerChanged = isChanged('test/support/server.ts');
  const isAffected = (run) => (file) =>
    run.engine ? isServerChanged || [...sourcesOf(file)].some(isChanged) : isRebuilt || isChanged(file);
  return runs
    .map((run) => ({ ...run, files: run.files.filter(isAffected(run)) }))
    .filter((run) => run.files.length > 0);
}
