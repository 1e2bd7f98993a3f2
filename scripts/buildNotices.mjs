import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBundledPackages, formatNotices } from './notices.mjs';

/** Writes `dist/THIRD-PARTY-NOTICES.txt`: the licenses of the packages that the built files contain. */

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

writeFileSync(`${dist}THIRD-PARTY-NOTICES.txt`, formatNotices(findBundledPackages(dist)));
