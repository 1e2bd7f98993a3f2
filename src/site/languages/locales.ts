/** Data of the browser for a locale: dates and times, or plurals. Before its first date, Chromium reads all its locales, which takes 30 ms. */
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

/**
 * The place, in a list of BCP 47 tags, of the language that is nearest to another one: the same tag, else the one that means the same (`zh-Hans`
 * for `zh-CN`), else one that holds it (`en` for `en-GB`), else one that is written the same. -1 where none is.
 */
export function findNearest(tag: string, tags: readonly string[]): number {
  const wanted = describe(tag);
  const grades = tags.map((each) => (wanted ? compare(describe(each), wanted) : 0));
  const best = Math.max(0, ...grades);
  return best === 0 ? -1 : grades.indexOf(best);
}

type Description = Record<'tag' | 'writing' | 'meaning', string>;

function compare(one: Description | undefined, wanted: Description): number {
  if (one?.writing !== wanted.writing) return 0;
  if (one.tag === wanted.tag) return 4;
  if (one.meaning === wanted.meaning) return 3;
  return wanted.tag.startsWith(`${one.tag}-`) ? 2 : 1;
}

function describe(tag: string): Description | undefined {
  try {
    const locale = new Intl.Locale(tag);
    const { language, script, region } = locale.maximize();
    const writing = `${language} ${script}`;
    return { tag: locale.baseName, writing, meaning: `${writing} ${region}` };
  } catch {
    // No language tag.
    return undefined;
  }
}
