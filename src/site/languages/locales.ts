import type { Warn } from '../warnings/createWarn.ts';

/** Constructor of `Intl` with locale data for dates or plurals. Chromium takes 30 ms to read all locales before it formats the first date. */
export interface LocaleData {
  supportedLocalesOf(locale: string): string[];
}

/** Returns the locale as a canonical BCP 47 tag, or `undefined` if the browser has no data for it. */
export function resolveLocale(
  locale: string | undefined,
  data: LocaleData = Intl.DateTimeFormat,
): string | undefined {
  try {
    return locale ? data.supportedLocalesOf(locale)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the index of the BCP 47 tag in `tags` that best matches `tag`, or -1 if no tag has the same language and script. */
export function findNearest(tag: string, tags: readonly string[]): number {
  const wanted = describe(tag);
  const scores = tags.map((candidate) => (wanted ? getScore(describe(candidate), wanted) : 0));
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}

type Description = Record<'tag' | 'writing' | 'meaning', string>;

/** Returns 4 for equal tags, 3 for equivalent tags (`zh-Hans`, `zh-CN`), 2 for a prefix (`en` of `en-GB`), 1 for the same language and script, or 0. */
function getScore(candidate: Description | undefined, wanted: Description): number {
  if (candidate?.writing !== wanted.writing) return 0;
  if (candidate.tag === wanted.tag) return 4;
  if (candidate.meaning === wanted.meaning) return 3;
  return wanted.tag.startsWith(`${candidate.tag}-`) ? 2 : 1;
}

function describe(tag: string): Description | undefined {
  try {
    const locale = new Intl.Locale(tag);
    const { language, script, region } = locale.maximize();
    const writing = `${language} ${script}`;
    return { tag: locale.baseName, writing, meaning: `${writing} ${region}` };
  } catch {
    // Invalid language tag.
    return undefined;
  }
}

export function warnAboutLocale(locale: string, warn: Warn): void {
  warn(`\`locale="${locale}"\` isn't a supported locale. Using the default. Use a tag such as \`de-CH\`.`);
}
