import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareApis } from './compareApis.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * `npm run api`: compares the public API with docs/api.json, the API of the last release. Fails if a change is breaking and the version in
 * package.json isn't a new major version. `--store` writes the API of a release. `--baseline FILE` compares with another file.
 */

ensureInstalled();
const { parseSync } = await import('vite');
const { formatText } = await import('./formatText.mjs');
const { importSource } = await import('./importSource.mjs');
const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { store: { type: 'boolean' }, baseline: { type: 'string', default: `${root}docs/api.json` } },
});
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const { version } = readJson(`${root}package.json`);
const codegen = await importSource('/elements/codegen/codegen.ts');
const api = { ...codegen.createApi(codegen.createManifest()), ...readServerApi() };

const baseline =
  values.store && !existsSync(values.baseline) ? { version: '0.0.0', api: {} } : readJson(values.baseline);
const problems = compareApis(baseline, { version, api });
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    `docs/api.json has the API of version ${baseline.version}. Restore it, or release a new major version.`,
  );
  process.exitCode = 1;
} else if (values.store)
  writeFileSync(`${root}docs/api.json`, await formatText('api.json', JSON.stringify({ version, api })));

/** Returns the exported functions and types of `auction-elements/server`, from the declarations that TypeScript emits. */
function readServerApi() {
  const folder = mkdtempSync(join(tmpdir(), 'auction-elements-'));
  try {
    const tsc = `${root}node_modules/typescript/bin/tsc`;
    execFileSync(process.execPath, [tsc, '-p', `${root}tsconfig.package.json`, '--outDir', folder], {
      cwd: root,
    });
    const server = join(folder, 'elements/server');
    const declarations = readdirSync(server)
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => readDeclarations(readFileSync(join(server, name), 'utf8')));
    const main = readFileSync(join(server, 'server.d.ts'), 'utf8');
    const isExported = (name) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(main);
    return Object.fromEntries(
      declarations.flatMap((entries) =>
        entries
          .filter(([name]) => isExported(name.replace(/\..*/, '')))
          .map(([name, type]) => [`server ${name}`, { type }]),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the types of exports, and of members of interfaces, by name. */
function readDeclarations(source) {
  const { program } = parseSync('server.d.ts', source);
  // Members can have comments inside their text.
  const text = ({ start, end }) =>
    source
      .slice(start, end)
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replace(/^: |;$/g, '');
  return program.body.flatMap(({ declaration }) => {
    switch (declaration?.type) {
      case 'VariableDeclaration':
        return declaration.declarations.map(({ id }) => [id.name, text(id.typeAnnotation)]);
      case 'TSDeclareFunction':
        return [[declaration.id.name, text(declaration).replace(/^.*?function \w+/, '')]];
      case 'TSInterfaceDeclaration':
        return declaration.body.body.map((member) => [
          `${declaration.id.name}.${member.key.name}`,
          text(member.typeAnnotation).replace(/( \| undefined)?$/, member.optional ? ' | undefined' : '$1'),
        ]);
      case 'TSTypeAliasDeclaration':
        return [[declaration.id.name, text(declaration.typeAnnotation)]];
      default:
        return [];
    }
  });
}
