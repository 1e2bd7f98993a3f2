import { headerMessages } from '../../src/site/messages/headerMessages.ts';

/** What users do on pages with the tags, whichever tool drives the browser. Elements are found by what names them, in shadow roots too. */

/** Milliseconds until what does not come counts as missing. */
export const patience = 10_000;

export type Role = 'button' | 'combobox' | 'link' | 'textbox';

/** What a tool does in the browser: it waits until there is such an element, and throws if there never is. */
export interface Driver<Handle> {
  /** On the page, or in the menu that a button has opened. */
  find: (role: Role, name: string, menuButton?: Handle) => Promise<Handle>;
  click: (element: Handle) => Promise<void>;
  /** Types a text in place of what is in a text box. */
  fill: (element: Handle, text: string) => Promise<void>;
  press: (element: Handle, key: 'Enter' | 'Tab') => Promise<void>;
  isExpanded: (element: Handle) => Promise<boolean>;
}

export interface AuctionPage {
  /** Types a text into the field of a label, and leaves it. */
  setText: (label: string, text: string) => Promise<void>;
  /** Types a date, `yyyy-MM-dd`, into the date field of a label, and leaves it. */
  setDate: (label: string, date: string) => Promise<void>;
  /** Types a time, `HH:mm`, into the time field of a label, and leaves it. */
  setTime: (label: string, time: string) => Promise<void>;
  /** Opens a mega-menu of the header, or the account menu, by the name of its button. */
  openMenu: (name: string) => Promise<void>;
  /** Follows a link of a menu. */
  followLink: (menu: string, link: string) => Promise<void>;
  /** Searches; `label` is the name of the search box, if the site's messages change it. */
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
    // Its panel is loaded first.
    for (const end = Date.now() + patience; !(await isExpanded(button));)
      if (Date.now() > end) throw new Error(`The menu of "${name}" has not opened.`);
    return button;
  };
  return {
    setText,
    setDate: setText,
    setTime: setText,
    openMenu: async (name) => void (await openMenu(name)),
    followLink: async (menu, link) => {
      // The footer may have a link of that name as well.
      await click(await find('link', link, await openMenu(menu)));
    },
    search: async (term, label = headerMessages.searchPlaceholder) => {
      const box = await find('combobox', label);
      await fill(box, term);
      await press(box, 'Enter');
    },
  };
}
