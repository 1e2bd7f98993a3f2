import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Each size budget of .size-limit.mjs as a test. */
export function measureSizes() {
  const own = { run: 'Size budgets', file: '.size-limit.mjs' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/size-limit/bin.js'), '--json'],
      { cwd: root },
      (_, output) => {
        try {
          resolve(
            JSON.parse(output).map(({ name, size, sizeLimit, passed }) => ({
              ...own,
              path: [name],
              state: passed ? 'passed' : 'failed',
              error: { message: `${size} bytes gzip, more than ${sizeLimit}` },
            })),
          );
        } catch {
          resolve([
            {
              ...own,
              path: [],
              state: 'failed',
              error: { message: `The sizes could not be measured: ${output}` },
            },
          ]);
        }
      },
    );
  });
}
