import { insertHtml } from './mount.ts';
import type { TestServer } from './testServer.ts';

/**
 * Opens a page of a test’s server in a frame: a separate window in which no element is defined yet.
 * `unmountAll` removes it.
 */
export async function openFrame(
  server: TestServer,
  html: string,
  {
    width = 1300,
    height = 800,
    headers = {},
  }: { width?: number; height?: number; headers?: Readonly<Record<string, string>> } = {},
): Promise<HTMLIFrameElement> {
  await server.answer({
    path: '/page',
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
    body: html,
  });
  const container = insertHtml(
    `<iframe src="${server.base}/page" width="${width}" height="${height}"></iframe>`,
  );
  return container.querySelector('iframe')!;
}
