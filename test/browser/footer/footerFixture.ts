import '../../../elements/auction-elements.ts';
import { emulate, viewport } from '../../support/act.ts';
import { allByRole } from '../../support/find.ts';
import { mount } from '../../support/mount.ts';

/** The footer of the running test. */
export let footer: HTMLElement;
export async function render(html: string): Promise<void> {
  await mount(html);
  footer = document.querySelector('auction-footer')!;
}
export const headings = () => allByRole(footer, 'heading').map(({ textContent }) => textContent);
export const linksOf = (heading: string) => {
  const group = allByRole(footer, 'heading')
    .find(({ textContent }) => textContent === heading)!
    .closest('.group')!;
  return [...group.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
};

/** Sets a wide page for the tests of a suite, and removes the rendered elements. */
export function setUpPage(): void {
  beforeEach(() => viewport(1440, 900));
  afterEach(async () => {
    await emulate();
    document.documentElement.removeAttribute('dir');
  });
}
