import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function findFreePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the demo site like `npm start`, with an in-memory database by default. */
export async function startDemo({ port, file = ':memory:' } = {}) {
  const actualPort = port ?? (await findFreePort());
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(actualPort), DEMO_DATABASE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exitCode = once(child, 'exit').then(([code]) => code);
  await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('http://')) resolve();
      });
    void exitCode.then(() => reject(new Error(output)));
  });
  return {
    origin: `http://localhost:${actualPort}`,
    port: actualPort,
    printed: () => output,
    /** Sends SIGINT, like Ctrl-C. Resolves with the exit code. */
    end: async () => {
      child.kill('SIGINT');
      return exitCode;
    },
  };
}
