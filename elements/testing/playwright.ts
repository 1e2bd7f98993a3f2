import { type AuctionPage, createAuctionPage, type Role } from './actions.ts';

/** The members of Playwright's `Page` and `Locator` that `onPage` uses. */
interface Locator {
  waitFor: () => Promise<void>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  getAttribute: (name: string) => Promise<string | null>;
}

interface LocatorScope {
  getByRole: (role: Role, options: { name: string; exact: boolean }) => Locator;
}

interface Page extends LocatorScope {
  locator: (selector: string) => LocatorScope;
}

/** Creates the user actions for a Playwright page. */
export const onPage = (page: Page): AuctionPage =>
  createAuctionPage<Locator>({
    find: async (role, name, menuButton) => {
      const id = await menuButton?.getAttribute('aria-controls');
      const scope = id ? page.locator(`[id="${id}"]`) : page;
      const element = scope.getByRole(role, { name, exact: true });
      await element.waitFor();
      return element;
    },
    click: (element) => element.click(),
    fill: (element, text) => element.fill(text),
    press: (element, key) => element.press(key),
    isExpanded: async (element) => (await element.getAttribute('aria-expanded')) === 'true',
  });
