import { isObject } from '../core/objects.ts';
import { footerMessages } from './footerMessages.ts';
import { headerMessages } from './headerMessages.ts';
import { fits, type Texts } from '../core/texts.ts';
import { describeUnknownKey, describeValue, type Problem, warnOfProblems } from '../warnings/problems.ts';
import { siteMessages } from './siteMessages.ts';

const ofSite = new Set<Texts>([headerMessages, footerMessages]);

/** Warns a page's author of texts that are not used, and why. Header and footer may be given each other's. */
export function checkMessages(own: unknown, defaults: Texts, warn: (message: string) => void): void {
  const known = ofSite.has(defaults) ? siteMessages : defaults;
  warnOfProblems('`messages`', findProblems(own, known), `\`{"${Object.keys(known)[0]}": "…"}\``, warn);
}

function findProblems(own: unknown, known: Texts): Problem[] {
  if (!isObject(own))
    return [{ path: [], reason: `must be an object in braces, not ${describeValue(own)}.`, ignored: [] }];
  return Object.entries(own).flatMap(([name, text]) =>
    fits(known, name, text) ? [] : [{ path: [name], reason: describe(name, text, known), ignored: [name] }],
  );
}

function describe(name: string, text: unknown, known: Texts): string {
  if (!Object.hasOwn(known, name)) return describeUnknownKey(name, Object.keys(known));
  return typeof known[name] === 'string'
    ? `must be text in quotes, not ${describeValue(text)}.`
    : `must be an object with text for each plural form, such as \`${JSON.stringify(known[name])}\`.`;
}
