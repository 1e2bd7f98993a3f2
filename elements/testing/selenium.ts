import { type AuctionPage, createAuctionPage, patience } from './actions.ts';

/** The members of selenium-webdriver 4's `WebElement` and `WebDriver` that `onPage` uses. */
interface WebElement {
  click: () => Promise<void>;
  sendKeys: (...keys: string[]) => Promise<void>;
  getAttribute: (name: string) => Promise<string | null>;
  getAriaRole: () => Promise<string>;
  getAccessibleName: () => Promise<string>;
  isDisplayed: () => Promise<boolean>;
}

interface WebDriver {
  executeScript: (script: string, ...args: unknown[]) => Promise<unknown>;
}

/** Script that returns elements that may have the name, including in shadow roots. WebDriver then computes the accessible names. */
const findCandidates = `
  const getRoots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? getRoots(shadowRoot) : []))];
  const mayBeNamed = (element) =>
    [element.ariaLabel, element.textContent, ...[...(element.labels ?? [])].map((label) => label.textContent)]
      .some((candidate) => candidate?.includes(text));
  const [text, button] = arguments;
  const place = button ? button.getRootNode().getElementById(button.getAttribute('aria-controls')) : document;
  return getRoots(place)
    .flatMap((root) => [...root.querySelectorAll('a[href], button, input, textarea, [role]')])
    .filter(mayBeNamed);`;

/** Key codes of WebDriver. */
const keys = { Enter: '\uE007', Tab: '\uE004', control: '\uE009', null: '\uE000' };

/** Creates the user actions for the page of a selenium-webdriver driver. */
const onDriver = (driver: WebDriver): AuctionPage =>
  createAuctionPage<WebElement>({
    find: async (role, name, menuButton) => {
      for (const end = Date.now() + patience; Date.now() < end;) {
        const candidates = await driver.executeScript(findCandidates, name, menuButton);
        for (const element of candidates as WebElement[])
          if (
            (await element.getAriaRole()) === role &&
            (await element.getAccessibleName()) === name &&
            (await element.isDisplayed())
          )
            return element;
      }
      throw new Error(
        `No ${role} with the name "${name}" was found on the page. Check the name in the accessibility tree.`,
      );
    },
    click: (element) => element.click(),
    // WebDriver's `clear()` doesn't dispatch keyboard events.
    fill: (element, text) => element.sendKeys(keys.control, 'a', keys.null, text),
    press: (element, key) => element.sendKeys(keys[key]),
    isExpanded: async (element) => (await element.getAttribute('aria-expanded')) === 'true',
  });

// The name of the Playwright helper, so that tests work with both drivers.
export { onDriver as onPage };
