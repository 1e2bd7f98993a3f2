import { type AuctionPage, createAuctionPage } from './actions.ts';

/** What is used of Playwright's `Page` and `Locator`. */
interface Locator {
  waitFor: () => Promise<void>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  getAttribute: (name: string) => Promise<string | null>;
}

interface Page {
  getByRole: (
    role: 'button' | 'combobox' | 'link' | 'textbox',
    options: { name: string; exact: boolean },
  ) => Locator;
}

/** What users do on a page of Playwright. */
export const onPage = (page: Page): AuctionPage =>
  createAuctionPage<Locator>({
    find: async (role, name) => {
      const element = page.getByRole(role, { name, exact: true });
      await element.waitFor();
      return element;
    },
    click: (element) => element.click(),
    fill: (element, text) => element.fill(text),
    press: (element, key) => element.press(key),
    isExpanded: async (element) => (await element.getAttribute('aria-expanded')) === 'true',
  });
