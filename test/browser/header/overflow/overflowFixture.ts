import { settled, until } from '../../../support/clock.ts';
import { mount } from '../../../support/mount.ts';

/** A header whose categories are plain links, with elements of the page besides. */
export const mountWith = async (config: object, attributes = '', content = ''): Promise<HTMLElement> => {
  const header = await mount(
    `<auction-header ${attributes} config='${JSON.stringify(config).replaceAll("'", '&#39;')}'>${content}</auction-header>`,
  );
  await until(() => header.shadowRoot!.querySelector('[part=logo]'), 'the header');
  return header;
};

export const getCategories = (count: number, label = 'Category'): { label: string; href: string }[] =>
  Array.from({ length: count }, (_, index) => ({ label: `${label} ${index}`, href: `/category-${index}` }));

/** The button of a row that opens what has no room in it. */
export const moreButton = (header: Element, row: 'categories' | 'more'): HTMLElement | null =>
  [...header.shadowRoot!.querySelectorAll<HTMLElement>(`[part~=${row}] button`)].find(
    (button) => button.textContent === 'More' && button.checkVisibility({ visibilityProperty: true }),
  ) ?? null;

/** Waits until the header has measured what has room at its present width. */
export async function measured(header: Element): Promise<void> {
  const frame = await until(() => header.shadowRoot!.querySelector('[part=header]'), 'the header');
  // Observers are notified in the order in which they were made, so those of the header have been.
  await new Promise((resolve) => new ResizeObserver(() => requestAnimationFrame(resolve)).observe(frame));
  await settled();
}

/** Of the category bar, as it is seen. */
export const getShown = (header: Element): string[] =>
  [...header.shadowRoot!.querySelectorAll('[part=categories] .row > ul > li > :is(a, button)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.textContent);
