import { headerMessages } from '../../src/site/messages/headerMessages.ts';

/** User actions on pages with the elements, for any browser driver. Elements are found by accessible name, including in shadow roots. */

/** Timeout for elements and menus, in milliseconds. */
export const patience = 10_000;

export type Role = 'button' | 'combobox' | 'link' | 'textbox';

/** Actions of a browser driver. `find` waits for the element, and throws after a timeout. */
export interface Driver<Handle> {
  /** Finds an element on the page, or in the menu that `menuButton` has opened. */
  find: (role: Role, name: string, menuButton?: Handle) => Promise<Handle>;
  click: (element: Handle) => Promise<void>;
  /** Replaces the content of a text box by typing. */
  fill: (element: Handle, text: string) => Promise<void>;
  press: (element: Handle, key: 'Enter' | 'Tab') => Promise<void>;
  isExpanded: (element: Handle) => Promise<boolean>;
}

export interface AuctionPage {
  /** Types text into the field with this label, and leaves the field. */
  setText: (label: string, text: string) => Promise<void>;
  /** Types a date, `yyyy-MM-dd`, into the date field with this label, and leaves the field. */
  setDate: (label: string, date: string) => Promise<void>;
  /** Types a time, `HH:mm`, into the time field with this label, and leaves the field. */
  setTime: (label: string, time: string) => Promise<void>;
  /** Opens a mega-menu or the account menu of the header. `name` is the accessible name of the menu button. */
  openMenu: (name: string) => Promise<void>;
  /** Opens a menu and clicks a link in it. */
  followLink: (menu: string, link: string) => Promise<void>;
  /** Searches for a term. Set `label`, the name of the search box, if the site's messages override it. */
  search: (term: string, label?: string) => Promise<void>;
}

export function createAuctionPage<Handle>(driver: Driver<Handle>): AuctionPage {
  const { find, click, fill, press, isExpanded } = driver;
  const setText = async (label: string, text: string) => {
    const input = await find('textbox', label);
    await fill(input, text);
    await press(input, 'Tab');
  };
  const openMenu = async (name: string) => {
    const button = await find('button', name);
    if (await isExpanded(button)) return button;
    await click(button);
    // The menu opens after its panel has loaded.
    for (const end = Date.now() + patience; !(await isExpanded(button));)
      if (Date.now() > end) throw new Error(`The menu "${name}" didn't open. Check the console of the page.`);
    return button;
  };
  return {
    setText,
    setDate: setText,
    setTime: setText,
    openMenu: async (name) => void (await openMenu(name)),
    followLink: async (menu, link) => {
      // The footer may contain a link with the same name.
      await click(await find('link', link, await openMenu(menu)));
    },
    search: async (term, label = headerMessages.searchPlaceholder) => {
      const box = await find('combobox', label);
      await fill(box, term);
      await press(box, 'Enter');
    },
  };
}
