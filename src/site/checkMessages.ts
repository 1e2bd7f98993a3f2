import { isObject } from './isObject.ts';
import { fits, type Texts } from './messages.ts';

/** Tells a page's author which of the texts that were given are not used, and why. */
export function checkMessages(own: unknown, defaults: Texts, warn: (message: string) => void): void {
  if (!isObject(own)) return warn('messages must be a JSON object of texts, so the built-in texts are used.');
  for (const [name, text] of Object.entries(own))
    if (!fits(defaults, name, text))
      warn(
        `messages.${name} is ${name in defaults ? 'no text' : 'not a known text'}; the known ones are ${Object.keys(defaults).join(', ')}.`,
      );
}
