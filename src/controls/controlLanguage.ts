import { useMessages } from '../hooks/hostContext.tsx';
import { isObject } from '../site/core/objects.ts';
import { english, isEnglish, type SiteLanguage } from '../site/core/siteLanguage.ts';
import { mergeMessages } from '../site/core/texts.ts';
import { resolveLocale } from '../site/languages/locales.ts';
import { type ControlMessages, controlMessages } from './controlMessages.ts';

/** Language of a control: its words, and the locale of its numeric formats. */
export interface ControlLanguage {
  /** BCP 47 tag of the messages. */
  readonly code: string;
  readonly messages: ControlMessages;
  /** Whether the messages are still loading. `messages` is then English. */
  readonly isLoading: boolean;
  /** BCP 47 tag for the names of months, weekdays, and day periods, and for counts. `undefined` selects the browser's locale. */
  readonly wordLocale: string | undefined;
  /** BCP 47 tag for numeric dates and times, and for the order in which they are typed. `undefined` selects the browser's locale. */
  readonly numberLocale: string | undefined;
}

/** Language of a control that isn't on a page yet. */
export const defaultLanguage: ControlLanguage = {
  code: english.code,
  messages: controlMessages,
  isLoading: false,
  wordLocale: undefined,
  numberLocale: undefined,
};

export interface LanguageOptions {
  /** The `locale` of the control, if the browser supports it. */
  locale: string | undefined;
  /** The language of the page around the control. */
  pageLanguage: string | undefined;
  /** Whether numeric formats follow the page instead of the browser. */
  hasPageNumbers: boolean;
  /** The messages, or `undefined` while they load. */
  language: SiteLanguage | undefined;
}

/** Languages by options, so that controls with the same options share an object and render once. */
const cache = new Map<string, ControlLanguage>();

export function createControlLanguage({
  locale,
  pageLanguage,
  hasPageNumbers,
  language,
}: LanguageOptions): ControlLanguage {
  const key = `${locale} ${pageLanguage} ${hasPageNumbers} ${language?.code}`;
  const existing = cache.get(key);
  if (existing) return existing;
  const wordLocale =
    locale ?? (pageLanguage && (resolveLocale(pageLanguage, Intl.PluralRules) ?? english.code));
  const created: ControlLanguage = {
    code: language?.code ?? english.code,
    messages: getMessages(language ?? english),
    isLoading: language === undefined,
    wordLocale,
    numberLocale: locale ?? (hasPageNumbers ? wordLocale : undefined),
  };
  cache.set(key, created);
  return created;
}

const messagesByCode = new Map<string, ControlMessages>();

/** Returns the same object for each call, so that messages are compared by identity. */
function getMessages({ code, texts }: SiteLanguage): ControlMessages {
  if (isEnglish(code)) return controlMessages;
  const messages = messagesByCode.get(code) ?? mergeMessages<ControlMessages>(texts, controlMessages);
  messagesByCode.set(code, messages);
  return messages;
}

/** Messages without words, which keep the height of a line while a language loads. */
const blankMessages = Object.fromEntries(
  Object.keys(controlMessages).map((name) => [name, '\u00a0']),
) as ControlMessages;

/** Returns the messages of a control in its language, overridden by the messages of the page. */
export const useControlMessages = (
  overrides: unknown,
  { messages, isLoading }: ControlLanguage = defaultLanguage,
): ControlMessages => useMessages<ControlMessages>(overrides, isLoading ? blankMessages : messages);

/** Values that determine a string. */
export interface MessageValues {
  language?: ControlLanguage | undefined;
  /** Messages of the page. */
  messages?: unknown;
}

/** Returns a string for code outside of components, such as for `validationMessage`. */
export function getControlMessage(
  name: keyof ControlMessages,
  { language = defaultLanguage, messages: overrides }: MessageValues,
): string {
  const text = isObject(overrides) ? (overrides as Partial<ControlMessages>)[name] : undefined;
  return typeof text === 'string' ? text : language.messages[name];
}
