import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBundledPackages, formatNotices, writeDeclarations } from './bundled.mjs';

/**
 * Writes `dist/THIRD-PARTY-NOTICES.txt`, the licenses of the packages that the built files contain, and `dist/sbom.cdx.json`, the packages as a
 * CycloneDX SBOM.
 */

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const packages = findBundledPackages();

writeFileSync(`${dist}THIRD-PARTY-NOTICES.txt`, formatNotices(packages));

const folder = mkdtempSync(join(tmpdir(), 'auction-elements-'));
try {
  writeDeclarations(folder, packages);
  const sbom = JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }),
  );
  // These differ in each build.
  delete sbom.serialNumber;
  delete sbom.metadata.timestamp;
  delete sbom.metadata.tools;
  // npm writes the name of the folder, and the aliases of packages.
  for (const component of [sbom.metadata.component, ...sbom.components])
    [, component.name] = /^(.+)@/.exec(component['bom-ref']);
  writeFileSync(`${dist}sbom.cdx.json`, `${JSON.stringify(sbom, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
