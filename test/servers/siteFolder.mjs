import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asPath, hostileStrings } from '../support/hostileStrings.mjs';
import { root } from '../support/servers.mjs';

/** Text that template languages would run as code. */
export const hostileLabel = String.raw`{{ 7*7 }} <?= 7 ?> <%= 7 %> ${'$'}{7} #{7} @(7) {% now %} Münzen’s`;

/** PHP rejects JSON with lone surrogates. */
const hostileLinks = hostileStrings
  .map((text) => text.toWellFormed())
  .map((label) => ({ label, href: asPath(label) }));

/** Makes the configuration of every server’s site. Its footer links to the tested page. */
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
  about: [{ label: 'Help', href: '/help' }, ...hostileLinks],
  footer: [
    { label: 'Pages', links: [{ label: 'This page', href: here }] },
    { label: 'Strings', links: hostileLinks },
  ],
});

/**
 * Makes a folder as newcomers have it: the library’s files, the site configuration, and the files of one
 * integration. `render` writes the templates by the command in the README.
 */
export function makeSiteFolder({ name, folder: integration = name, pages, site = makeSite }) {
  const folder = mkdtempSync(join(tmpdir(), `auction-elements-${name}-`));
  // A server may run as another user.
  chmodSync(folder, 0o755);
  const config = join(folder, 'site.json');
  writeFileSync(config, JSON.stringify(site(`${pages.page}?a=1&b=x%20y%26z`)));
  return {
    folder,
    /** Copies the library’s files, and the configuration for pages with only the elements. */
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
