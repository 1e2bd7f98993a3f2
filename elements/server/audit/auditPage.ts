import { findProblem, type Severity } from '../../../src/site/warnings/documentedProblems.ts';
import { checkElement, type KnownElements } from './checkElements.ts';
import { fetchText } from './fetchText.ts';
import { findVersion, readPage } from './readPage.ts';

export interface PageProblem {
  code: string;
  severity: Severity;
  /** Element name and message, as in the console. */
  message: string;
}

export interface PageReport {
  /** Versions of the library and their scripts. */
  versions: readonly { version: string; script: string }[];
  /** Number of elements, by element name. */
  counts: ReadonlyMap<string, number>;
  problems: readonly PageProblem[];
}

/** Maximum numbers per page. A hostile page must not keep the command busy for hours. */
const limits = { elements: 1000, scripts: 50 };

/** Checks the HTML of a page and its scripts. Returns a `failure` if the page is unavailable. */
export async function auditPage(
  address: string,
  known: KnownElements,
): Promise<PageReport | { failure: string }> {
  const page = await fetchText(address);
  if ('failure' in page) return page;
  if (!/^(text\/html|application\/xhtml\+xml)$/.test(page.type))
    return { failure: `${page.type || 'a response without a type'} instead of HTML` };
  const { elements, scripts } = readPage(page.text, page.url, (tag) => known.has(tag));
  const problems = new Map<string, PageProblem>();
  const addProblem = (tag: string, text: string) => {
    const message = `${tag}: ${text}`;
    const { code, severity } = findProblem(text) ?? { code: 'unknown', severity: 'warning' as const };
    problems.set(message, { code, severity, message });
  };
  const versions = await findVersions(scripts.slice(0, limits.scripts));
  const [first] = versions;
  for (const { version } of versions)
    if (version !== first!.version)
      addProblem(
        'auction-elements',
        `Version ${first!.version} is already defined on this page. Ignoring version ${version}. Load only one.`,
      );
  const counts = new Map<string, number>();
  const checked = new Set<string>();
  for (const element of elements) {
    const { tag, renderedBy } = element;
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
    if (first && renderedBy !== undefined && renderedBy !== first.version)
      addProblem(
        tag,
        `The server-rendered HTML is from version ${renderedBy}. Version ${first.version} rendered it again. Use the same version.`,
      );
    const key = JSON.stringify(element);
    if (checked.has(key) || checked.size >= limits.elements) continue;
    checked.add(key);
    await checkElement(element, page.url, known.get(tag)!, (message) => addProblem(tag, message));
  }
  return { versions, counts, problems: [...problems.values()] };
}

async function findVersions(scripts: readonly string[]): Promise<PageReport['versions']> {
  const results = await Promise.all(scripts.map((script) => fetchText(script)));
  return results.flatMap((result, index) => {
    const version = 'text' in result ? findVersion(result.text) : undefined;
    return version === undefined ? [] : [{ version, script: scripts[index]! }];
  });
}
