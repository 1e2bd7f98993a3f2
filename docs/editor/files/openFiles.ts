import { parseJsonFile } from '../../../elements/server/parseJsonFile.ts';
import { isObject } from '../../../src/site/core/objects.ts';
import { fits } from '../../../src/site/core/texts.ts';
import { siteMessages } from '../../../src/site/messages/siteMessages.ts';
import { describeValue } from '../../../src/site/warnings/problems.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import { parseThemeCss } from '../theme/themeCss.ts';

type Change = (site: SiteDocument) => SiteDocument;

interface NamedText {
  name: string;
  text: string;
}

/** What opened files change: `site.json`, `texts.json`, `theme.css`, or a zip with them. Throws an `Error` that names what is invalid. */
export async function openFiles(files: readonly File[]): Promise<Change> {
  const texts = (await Promise.all(files.map(readFile))).flat();
  const changes = texts.map(readChange);
  return (site) => changes.reduce((changed, change) => change(changed), site);
}

async function readFile(file: File): Promise<NamedText[]> {
  if (!/\.zip$/i.test(file.name)) return [{ name: file.name, text: await file.text() }];
  const { footerFile, readZip } = await import('./readZip.ts');
  const found = readZip(new Uint8Array(await file.arrayBuffer()));
  if (!found.some(({ name }) => name === 'site.json'))
    throw new Error(`${file.name} has no site.json in it.`);
  return found.map(({ name, text }) =>
    name === footerFile ? { name: 'footer.html', text } : { name, text },
  );
}

function readChange({ name, text }: NamedText): Change {
  if (/\.css$/i.test(name)) {
    const { theme, errors } = parseThemeCss(text);
    if (errors.length > 0) throw new Error(`${name} cannot be opened: ${errors.join(' ')}`);
    return (site) => ({ ...site, theme });
  }
  if (name === 'footer.html') {
    const language = /^<auction-footer[^>]* lang="([^"]*)"/.exec(text)?.[1] ?? 'en';
    return (site) => ({ ...site, language });
  }
  const value = parseJsonFile(name, text);
  if (!isObject(value))
    throw new Error(`${name} cannot be opened: must be an object in braces, not ${describeValue(value)}.`);
  const entries = value as Readonly<Record<string, unknown>>;
  if (name !== 'texts.json') return (site) => ({ ...site, config: entries });
  const errors = Object.entries(entries)
    .filter(([key, own]) => !fits(siteMessages, key, own))
    .map(
      ([key]) =>
        `“${key}” ${Object.hasOwn(siteMessages, key) ? 'must be a text' : 'is no text of header or footer'}.`,
    );
  if (errors.length > 0) throw new Error(`${name} cannot be opened: ${errors.join(' ')}`);
  return (site) => ({ ...site, messages: entries });
}
