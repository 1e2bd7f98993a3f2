import { type AuctionPage, createAuctionPage, patience } from './actions.ts';

/** What is used of `WebElement` and `WebDriver` of selenium-webdriver 4. */
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

/** Elements that may have a name, in shadow roots too, on the page or in what a button controls; the driver says what their names are. */
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

/** As WebDriver has them. */
const keys = { Enter: '\uE007', Tab: '\uE004', control: '\uE009', null: '\uE000' };

/** What users do on the page of a driver of selenium-webdriver. */
export const onPage = (driver: WebDriver): AuctionPage =>
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
      throw new Error(`There is no ${role} with the name "${name}" on the page.`);
    },
    click: (element) => element.click(),
    // WebDriver's own `clear()` dispatches no event for each key.
    fill: (element, text) => element.sendKeys(keys.control, 'a', keys.null, text),
    press: (element, key) => element.sendKeys(keys[key]),
    isExpanded: async (element) => (await element.getAttribute('aria-expanded')) === 'true',
  });
