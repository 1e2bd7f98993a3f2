import { controlMessages } from '../../../src/controls/controlLanguage.ts';
import { getValidConfig } from '../../../src/site/config/resolveSite.ts';
import { filterUrl } from '../../../src/site/core/urls.ts';
import { checkMessages } from '../../../src/site/messages/checkMessages.ts';
import { headerMessages } from '../../../src/site/messages/headerMessages.ts';
import { parseJson } from '../../core/attributes.ts';
import { checkUnknownNames, warnAboutDeprecated } from '../../core/checkNames.ts';
import { renderShadowRoot } from '../server.ts';
import { fetchText } from './fetchText.ts';
import type { FoundElement } from './readPage.ts';

/** An attribute in `custom-elements.json`. */
export interface AttributeEntry {
  name: string;
  deprecated?: string | boolean;
}

/** Attributes of each element, by element name. */
export type KnownElements = ReadonlyMap<string, readonly AttributeEntry[]>;

/** Attributes that all HTML elements have, and whose names can be similar to attributes of the library. */
const globalAttributes = new Set(
  'accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate'.split(
    ' ',
  ),
);

/** Checks an element as the element checks itself in a browser. Calls `warn` with each message. `address` is the URL of the page. */
export async function checkElement(
  { tag, attributes, lang, json }: FoundElement,
  address: string,
  known: readonly AttributeEntry[],
  warn: (message: string) => void,
): Promise<void> {
  const knownNames = known.map(({ name }) => name);
  const unknownNames = Object.keys(attributes).filter(
    (name) => !knownNames.includes(name) && !globalAttributes.has(name) && !/^(aria|data|on)-?/.test(name),
  );
  checkUnknownNames(unknownNames, knownNames, warn);
  for (const { name, deprecated } of known)
    if (typeof deprecated === 'string' && name in attributes) warnAboutDeprecated(name, deprecated, warn);
  const { config: configText, 'config-src': configSrc, messages, ...rest } = attributes;
  const hasConfig = knownNames.includes('config');
  const [source, text] =
    configText === undefined ? ['`<script>` child', json] : ['`config` attribute', configText];
  const config = hasConfig && text !== undefined ? parseJson(source, text, warn) : undefined;
  const values = Object.fromEntries(Object.entries(rest).filter(([name]) => knownNames.includes(name)));
  renderShadowRoot(tag, {
    attributes: {
      ...values,
      ...(lang !== undefined && { lang }),
      config,
    },
    warn: (text) => {
      const message = text.slice(tag.length + 2);
      warn(message);
    },
  });
  if (messages !== undefined && knownNames.includes('messages')) {
    const parsed = parseJson('`messages` attribute', messages, warn);
    const defaults = hasConfig ? headerMessages : controlMessages;
    if (parsed !== undefined) checkMessages(parsed, defaults, warn);
  }
  if (hasConfig && !config && configSrc) await checkConfigSrc(configSrc, address, warn);
}

async function checkConfigSrc(
  source: string,
  address: string,
  warn: (message: string) => void,
): Promise<void> {
  const url = filterUrl(source, 'web');
  if (url === undefined || !URL.canParse(url, address))
    return warn(`\`config-src="${source}"\` isn't an http(s) URL. Using the default. Use a path or URL.`);
  const result = await fetchText(new URL(url, address).href);
  let failure = 'failure' in result ? result.failure : '';
  if ('text' in result)
    try {
      getValidConfig(JSON.parse(result.text), warn, `\`config-src="${url}"\``);
    } catch (error) {
      failure = String(error);
    }
  if (failure)
    warn(
      `\`config-src="${url}"\` couldn't be loaded (${failure}). Using the default. Check that the response is JSON.`,
    );
}
