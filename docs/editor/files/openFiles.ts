import { parseJsonFile } from '../../../elements/server/text/parse.ts';
import { describeValue } from '../../../src/site/warnings/problems.ts';
import { isObject } from '../../../src/site/core/objects.ts';
import { isValidMessage } from '../../../src/site/core/texts.ts';
import { siteMessages } from '../../../src/site/messages/siteMessages.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import { readSettings } from '../page/settings.ts';
import { parseThemeCss } from '../theme/themeCss.ts';

type Change = (site: SiteDocument) => SiteDocument;

interface NamedText {
  name: string;
  text: string;
}

/**
 * Reads `site.json`, `settings.json`, `messages.json`, `theme.css`, or a ZIP file that contains them. Returns a function that applies the content to a site.
 * Throws an `Error` that describes invalid content.
 */
export async function openFiles(files: readonly File[]): Promise<Change> {
  const contents = (await Promise.all(files.map(readFile))).flat();
  const changes = contents.map(readChange);
  return (site) => changes.reduce((changed, change) => change(changed), site);
}

async function readFile(file: File): Promise<NamedText[]> {
  if (!/\.zip$/i.test(file.name)) return [{ name: file.name, text: await file.text() }];
  const { readZip } = await import('./readZip.ts');
  const found = readZip(new Uint8Array(await file.arrayBuffer()));
  if (!found.some(({ name }) => name === 'site.json'))
    throw new Error(`Couldn’t open ${file.name}. It doesn’t contain site.json.`);
  return found;
}

function readChange({ name, text }: NamedText): Change {
  if (/\.css$/i.test(name)) {
    const { theme, errors } = parseThemeCss(text);
    if (errors.length > 0) throw new Error(`Couldn’t open ${name}. ${errors.join(' ')}`);
    return (site) => ({ ...site, theme });
  }
  const value = parseJsonFile(name, text);
  if (!isObject(value))
    throw new Error(`Couldn’t open ${name}. It must be an object in braces, not ${describeValue(value)}.`);
  const entries = value as Readonly<Record<string, unknown>>;
  if (name === 'settings.json') {
    const settings = readSettings(entries);
    return (site) => ({ ...site, ...settings });
  }
  if (name !== 'messages.json') return (site) => ({ ...site, config: entries });
  const errors = Object.entries(entries)
    .filter(([key, own]) => !isValidMessage(siteMessages, key, own))
    .map(
      ([key]) =>
        `“${key}” ${Object.hasOwn(siteMessages, key) ? 'must be text' : 'isn’t a message of the header or footer'}.`,
    );
  if (errors.length > 0) throw new Error(`Couldn’t open ${name}. ${errors.join(' ')}`);
  return (site) => ({ ...site, messages: entries });
}
