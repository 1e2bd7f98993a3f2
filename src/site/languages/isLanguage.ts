/** Whether a text in one language is in the other too: `de` for pages in `de-AT`, and `pt-BR` for those in `pt`. Both are BCP 47 tags. */
export function isLanguage(tag: string, wanted: string): boolean {
  const [one, other] = [tag, wanted].map((each) => each.toLowerCase().split('-')) as [string[], string[]];
  return one.slice(0, other.length).every((subtag, index) => other[index] === subtag);
}
