import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The path of a file inside the project, with slashes on every system. */
export const projectPath = (file) => relative(root, file).replaceAll('\\', '/');
