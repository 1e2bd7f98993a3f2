import { settled, until } from '../../../support/clock.ts';
import { mount } from '../../../support/mount.ts';

/** A header whose categories are plain links, with elements of the page. */
export const mountWith = async (config: object, attributes = '', content = ''): Promise<HTMLElement> => {
  const header = await mount(
    `<auction-header ${attributes} config='${JSON.stringify(config).replaceAll("'", '&#39;')}'>${content}</auction-header>`,
  );
  await until(() => header.shadowRoot!.querySelector('[part=logo]'), 'the header');
  return header;
};

export const getCategories = (count: number, label = 'Category'): { label: string; href: string }[] =>
  Array.from({ length: count }, (_, index) => ({ label: `${label} ${index}`, href: `/category-${index}` }));

/** Returns the button that opens the overflow menu of a row. */
export const moreButton = (header: Element, row: 'categories' | 'more'): HTMLElement | null =>
  [...header.shadowRoot!.querySelectorAll<HTMLElement>(`[part~=${row}] button`)].find(
    (button) => button.textContent === 'More' && button.checkVisibility({ visibilityProperty: true }),
  ) ?? null;

/** Waits until the header has measured its items at the current width. */
export async function measured(header: Element): Promise<void> {
  const frame = await until(() => header.shadowRoot!.querySelector('[part=header]'), 'the header');
  // Observers are notified in the order in which they were created, so the header’s observers have run.
  await new Promise((resolve) => new ResizeObserver(() => requestAnimationFrame(resolve)).observe(frame));
  await settled();
}

/** Returns the visible labels of the category bar. */
export const getShown = (header: Element): string[] =>
  [...header.shadowRoot!.querySelectorAll('[part=categories] .row > ul > li > :is(a, button)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.textContent);
