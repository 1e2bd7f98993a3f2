import { getReturnAddress } from '../../src/site/account/signInUrl.ts';
import { longestName } from '../../src/site/core/longestName.ts';
import { filterBaseUrl } from '../../src/site/core/safeUrl.ts';
import { slugify } from '../../src/site/core/slugify.ts';
import { fill, mergeMessages, type Texts } from '../../src/site/core/texts.ts';
import { getPlaceNames, type Markup, placeholders, removeReserved, replaceMessages } from './markup.ts';
import type { PageValues } from './readPageValues.ts';

/** Makes the function that gives the texts and attributes of a markup what the page says. */
export function createFill(
  { productName, messages }: Markup,
  page: PageValues & { logo: string | undefined },
  language?: Texts,
): (text: string, element?: Element) => string {
  const texts = mergeMessages(page.messages, mergeMessages(language, messages));
  const name = page.productName || productName;
  /** In this order: what a page has written comes last, so that nothing in it is taken for a placeholder. */
  const values: readonly (readonly [string, (element?: Element) => string])[] = [
    [placeholders.slug, (element) => `/${slugify(element!.textContent ?? '')}`],
    [placeholders.year, () => String(new Date().getFullYear())],
    [placeholders.longName, () => (name.length > longestName ? 'true' : '')],
    [placeholders.baseUrl + placeholders.logo, () => page.logo ?? ''],
    [placeholders.baseUrl, () => filterBaseUrl(page.baseUrl) ?? ''],
    [encodeURIComponent(placeholders.returnAddress), () => encodeURIComponent(getReturnAddress(location))],
    [placeholders.productName, () => name],
  ];
  const formatMessage = (message: string, filled: readonly string[]) => {
    const [text, builtIn] = [texts[message]!, messages[message]!];
    const own = text === builtIn ? text : removeReserved(text);
    return own.includes('{')
      ? fill(own, Object.fromEntries(getPlaceNames(builtIn).map((place, index) => [place, filled[index]!])))
      : own;
  };
  return (text, element) => {
    let filled = replaceMessages(text, formatMessage);
    for (const [placeholder, getValue] of values)
      if (filled.includes(placeholder)) filled = filled.replaceAll(placeholder, () => getValue(element));
    return filled;
  };
}
