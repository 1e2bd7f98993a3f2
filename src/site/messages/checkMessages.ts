import { isObject } from '../core/isObject.ts';
import { footerMessages } from './footerMessages.ts';
import { headerMessages } from './headerMessages.ts';
import { fits, type Texts } from '../core/texts.ts';
import { siteMessages } from './siteMessages.ts';

const ofSite = new Set<Texts>([headerMessages, footerMessages]);

/** Warns a page's author of texts that are not used, and why. Header and footer may be given each other's. */
export function checkMessages(own: unknown, defaults: Texts, warn: (message: string) => void): void {
  const known = ofSite.has(defaults) ? siteMessages : defaults;
  if (!isObject(own)) return warn('messages must be a JSON object of texts, so the built-in texts are used.');
  for (const [name, text] of Object.entries(own))
    if (!fits(known, name, text))
      warn(
        `messages.${name} is ${Object.hasOwn(known, name) ? 'no text' : 'not a known text'}; the known ones are ${Object.keys(known).join(', ')}.`,
      );
}
