import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/servers.mjs';

/** What template languages take for code. */
export const hostileLabel = String.raw`{{ 7*7 }} <?= 7 ?> <%= 7 %> ${'$'}{7} #{7} @(7) {% now %} Münzen’s`;

/** Serves as the site of every server; its footer links to the page that is tested. */
const makeSite = (here) => ({
  productName: 'Gavel & Söhne’s',
  links: { signIn: '/sign-in' },
  categories: [
    {
      label: hostileLabel,
      subGroups: [{ label: 'Metals', links: [{ label: 'Silver & “gold”', href: '/silver' }] }],
    },
  ],
  browse: [{ label: 'Sold', href: '/sold' }],
  about: [{ label: 'Help', href: '/help' }],
  footer: [{ label: 'Pages', links: [{ label: 'This page', href: here }] }],
});

/**
 * A folder with what a newcomer has: the library's files, the site's configuration, and one integration's files. `render` writes the
 * templates by the command that the README names.
 */
export function makeSiteFolder({ name, folder: integration = name, pages }) {
  const folder = mkdtempSync(join(tmpdir(), `auction-elements-${name}-`));
  // A server with a user of its own reads it.
  chmodSync(folder, 0o755);
  const config = join(folder, 'site.json');
  writeFileSync(config, JSON.stringify(makeSite(`${pages.page}?a=1&b=x%20y%26z`)));
  return {
    folder,
    /** Copies the library's files, and the configuration for tags alone. */
    copyLibrary(to) {
      mkdirSync(join(folder, to), { recursive: true });
      for (const file of readdirSync(join(root, 'dist')))
        if (/^((auto)?load(er)?\.js|auction-elements\.css|chunks|elements)$/.test(file))
          cpSync(join(root, 'dist', file), join(folder, to, file), { recursive: true });
      writeFileSync(join(folder, to, 'site.json'), JSON.stringify(makeSite(`${pages.tag}?a=1&b=x%20y%26z`)));
    },
    copyIntegration(to, files = readdirSync(join(root, 'integrations', integration))) {
      for (const file of files)
        cpSync(join(root, 'integrations', integration, file), join(folder, to, file), { recursive: true });
    },
    render(to, ...args) {
      execFileSync(
        process.execPath,
        [join(root, 'dist/cli.js'), 'render', '--config', config, '--out', join(folder, to), ...args],
        { stdio: 'pipe' },
      );
    },
    write(file, text) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
  };
}
