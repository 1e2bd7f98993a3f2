import { isObject } from '../core/objects.ts';
import { footerMessages } from './footerMessages.ts';
import { headerMessages } from './headerMessages.ts';
import { isValidMessage, type MessageTable } from '../core/texts.ts';
import { describeUnknownKey, describeValue, type Problem, warnAboutProblems } from '../warnings/problems.ts';
import { siteMessages } from './siteMessages.ts';

const siteDefaults = new Set<MessageTable>([headerMessages, footerMessages]);

/** Warns the page author about invalid and unknown messages. The header and footer also accept each other's messages. */
export function checkMessages(
  overrides: unknown,
  defaults: MessageTable,
  warn: (message: string) => void,
): void {
  const knownMessages = siteDefaults.has(defaults) ? siteMessages : defaults;
  warnAboutProblems(
    '`messages`',
    findProblems(overrides, knownMessages),
    `\`{"${Object.keys(knownMessages)[0]}": "…"}\``,
    warn,
  );
}

function findProblems(overrides: unknown, knownMessages: MessageTable): Problem[] {
  if (!isObject(overrides))
    return [
      { path: [], reason: `must be an object in braces, not ${describeValue(overrides)}.`, ignored: [] },
    ];
  return Object.entries(overrides).flatMap(([name, text]) =>
    isValidMessage(knownMessages, name, text)
      ? []
      : [{ path: [name], reason: describe(name, text, knownMessages), ignored: [name] }],
  );
}

function describe(name: string, text: unknown, knownMessages: MessageTable): string {
  if (!Object.hasOwn(knownMessages, name)) return describeUnknownKey(name, Object.keys(knownMessages));
  return typeof knownMessages[name] === 'string'
    ? `must be text in quotes, not ${describeValue(text)}.`
    : `must be an object with text for each plural form, such as \`${JSON.stringify(knownMessages[name])}\`.`;
}
