import { getReturnAddress } from '../../src/site/account/signInUrl.ts';
import { longestName } from '../../src/site/core/longestName.ts';
import { filterBaseUrl } from '../../src/site/core/safeUrl.ts';
import { slugify } from '../../src/site/core/slugify.ts';
import { fill, mergeMessages, type Texts } from '../../src/site/core/texts.ts';
import {
  getPlaceNames,
  hasPlaceholder,
  type Markup,
  placeholders,
  removeReserved,
  replaceMessages,
} from './markup.ts';
import type { PageValues } from './readPageValues.ts';

/** Makes the function that gives the texts and attributes of a markup what the page says. */
export function createFill(
  { productName, messages }: Markup,
  page: PageValues & { logo: string | undefined },
  language?: Texts,
): (text: string, element?: Element) => string {
  const texts = mergeMessages(page.messages, mergeMessages(language, messages));
  const name = page.productName || productName;
  const values = new Map<string, string | ((element: Element) => string)>([
    [placeholders.baseUrl + placeholders.logo, page.logo ?? ''],
    [placeholders.baseUrl, filterBaseUrl(page.baseUrl) ?? ''],
    [encodeURIComponent(placeholders.returnAddress), encodeURIComponent(getReturnAddress(location))],
    [placeholders.productName, name],
    [placeholders.longName, name.length > longestName ? 'true' : ''],
    [placeholders.slug, ({ textContent }) => `/${slugify(textContent ?? '')}`],
    [placeholders.year, String(new Date().getFullYear())],
  ]);
  const placeholder = new RegExp([...values.keys()].join('|'), 'g');
  const formatMessage = (message: string, filled: readonly string[]) =>
    fill(
      removeReserved(texts[message]!),
      Object.fromEntries(getPlaceNames(messages[message]!).map((place, index) => [place, filled[index]!])),
    );
  return (text, element) =>
    hasPlaceholder(text)
      ? replaceMessages(text, formatMessage).replaceAll(placeholder, (found) => {
          const value = values.get(found)!;
          return typeof value === 'string' ? value : value(element!);
        })
      : text;
}
