import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The project's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The path of a file inside the project, with slashes on every system. */
export const projectPath = (file) => relative(root, file).replaceAll('\\', '/');

/** A module in TypeScript, by its path from the project's folder, for Node, which cannot import it by itself. */
export const importSource = async (path) =>
  (await runnerImport(path, { root, configFile: false, logLevel: 'error' })).module;
