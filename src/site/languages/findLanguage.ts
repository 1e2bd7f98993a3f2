/** Returns the BCP 47 tag in `codes` with the same language and script as `tag`: `pt-BR` for `pt-PT`, but not `zh-Hans` for `zh-TW`. */
export function findLanguage(tag: string, codes: readonly string[]): string | undefined {
  try {
    const wanted = getLanguageAndScript(tag);
    return codes.find((code) => getLanguageAndScript(code) === wanted);
  } catch {
    // Invalid language tag.
    return undefined;
  }
}

function getLanguageAndScript(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language} ${script}`;
}
