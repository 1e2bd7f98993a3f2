import { parseJson } from '../../../elements/server/parseJson.ts';
import { parseConfig } from '../../../src/site/config/configSchema.ts';
import { isObject } from '../../../src/site/core/isObject.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import { parseThemeCss } from '../theme/themeCss.ts';

type Change = (site: SiteDocument) => SiteDocument;

interface NamedText {
  name: string;
  text: string;
}

/** What opened files change: `site.json`, `texts.json`, `theme.css`, or a zip with them. Throws an `Error` that says what is wrong. */
export async function openFiles(files: readonly File[]): Promise<Change> {
  const texts = (await Promise.all(files.map(readFile))).flat();
  const changes = texts.map(readChange);
  return (site) => changes.reduce((changed, change) => change(changed), site);
}

async function readFile(file: File): Promise<NamedText[]> {
  if (!/\.zip$/i.test(file.name)) return [{ name: file.name, text: await file.text() }];
  const { readZip } = await import('./readZip.ts');
  const found = readZip(new Uint8Array(await file.arrayBuffer()));
  if (!found.some(({ name }) => name === 'site.json'))
    throw new Error(`${file.name} has no site.json in it.`);
  return found;
}

function readChange({ name, text }: NamedText): Change {
  if (/\.css$/i.test(name)) return (site) => ({ ...site, theme: parseThemeCss(text) });
  const value = parseJson(name, text);
  if (!isObject(value) || Array.isArray(value)) {
    const result = parseConfig(value);
    const [error] = 'errors' in result ? result.errors : [];
    throw new Error(`${name} cannot be opened: ${error?.message}.`);
  }
  const entries = value as Readonly<Record<string, unknown>>;
  return name === 'texts.json'
    ? (site) => ({ ...site, messages: entries })
    : (site) => ({ ...site, config: entries });
}
