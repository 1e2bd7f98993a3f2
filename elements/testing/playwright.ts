import { type AuctionPage, createAuctionPage, type Role } from './actions.ts';

/** What is used of Playwright's `Page` and `Locator`. */
interface Locator {
  waitFor: () => Promise<void>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  getAttribute: (name: string) => Promise<string | null>;
}

interface Place {
  getByRole: (role: Role, options: { name: string; exact: boolean }) => Locator;
}

interface Page extends Place {
  locator: (selector: string) => Place;
}

/** What users do on a page of Playwright. */
export const onPage = (page: Page): AuctionPage =>
  createAuctionPage<Locator>({
    find: async (role, name, menuButton) => {
      const id = await menuButton?.getAttribute('aria-controls');
      const place = id ? page.locator(`[id="${id}"]`) : page;
      const element = place.getByRole(role, { name, exact: true });
      await element.waitFor();
      return element;
    },
    click: (element) => element.click(),
    fill: (element, text) => element.fill(text),
    press: (element, key) => element.press(key),
    isExpanded: async (element) => (await element.getAttribute('aria-expanded')) === 'true',
  });
