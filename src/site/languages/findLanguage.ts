/** The one of some languages, BCP 47 tags, that is written as another one: `pt-BR` for `pt-PT`, none for Traditional Chinese. */
export function findLanguage(tag: string, codes: readonly string[]): string | undefined {
  try {
    const wanted = getWriting(tag);
    return codes.find((code) => getWriting(code) === wanted);
  } catch {
    // No language tag.
    return undefined;
  }
}

function getWriting(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language} ${script}`;
}
