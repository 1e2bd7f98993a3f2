import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, viewport } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

const getInput = (element: Element) => byRole(element, 'combobox') as HTMLInputElement;
const hasShortcut = (element: Element) =>
  queryRole(element, 'combobox')?.getAttribute('aria-keyshortcuts') === '/';

/** Mounts an element and waits for its shortcut. */
async function mountReady(html: string): Promise<HTMLElement> {
  const element = await mount(html);
  await until(() => hasShortcut(element), 'the shortcut');
  return element;
}

/** Returns whether the key cap is shown in the search of an element. */
const hasKeyCap = (element: Element): boolean => {
  const label = byRole(element, 'search').querySelector('[type=submit] span')!;
  return getComputedStyle(label, '::before').content === '"/"' && getComputedStyle(label).display !== 'none';
};

const isFocused = (element: Element): boolean => getInput(element).matches(':focus');

describe('shortcut of the search', () => {
  before(() => viewport(1440, 900));

  for (const tag of ['auction-header', 'auction-search']) {
    it(`moves focus to the input of ${tag}, without typing the key`, async () => {
      const element = await mountReady(`<${tag} search-term="coins"></${tag}>`);
      await keys('/');
      expectFocus(getInput(element));
      expect(getInput(element).value).to.equal('coins');
      // The text is selected, as after a press on Tab.
      await keys('x');
      expect(getInput(element).value).to.equal('x');
    });
  }

  it('is off with search-shortcut="off" and an empty string, and follows changes', async () => {
    const element = await mountReady('<auction-header></auction-header>');
    for (const value of ['off', '']) {
      element.setAttribute('search-shortcut', value);
      await until(() => !hasShortcut(element), 'no shortcut');
      await keys('/');
      expect(isFocused(element)).to.equal(false);
    }
    element.removeAttribute('search-shortcut');
    await until(() => hasShortcut(element), 'the shortcut');
    await keys('/');
    expectFocus(getInput(element));
  });

  it('shows a key cap while the input is empty and not focused', async () => {
    const element = await mountReady('<auction-header></auction-header>');
    expect(hasKeyCap(element)).to.equal(true);
    await keys('/');
    expect(hasKeyCap(element)).to.equal(false);
    await keys('a', 'Tab');
    expect(hasKeyCap(element)).to.equal(false);
  });

  it('shows no key cap in the compact search and on phones, but works there', async () => {
    const element = await mountReady('<auction-header></auction-header>');
    for (const width of [1200, 390]) {
      await viewport(width, 900);
      expect(hasKeyCap(element)).to.equal(false);
      await keys('/');
      expectFocus(getInput(element));
      await until(() => getInput(element).getBoundingClientRect().width > 200, 'the text box');
      getInput(element).blur();
    }
    await viewport(1440, 900);
  });

  for (const [what, html] of [
    ['an input', '<input class="own">'],
    ['a textarea', '<textarea class="own"></textarea>'],
    ['a select', '<select class="own"><option>a</option></select>'],
    ['editable text', '<div contenteditable="true"><b class="own" tabindex="0">a</b></div>'],
    ['a text input in a shadow root', '<auction-text-input class="own" label="Name"></auction-text-input>'],
    ['a dialog of a script', '<div role="dialog" aria-modal="true"><button class="own">OK</button></div>'],
  ] as const)
    it(`ignores the key in ${what}`, async () => {
      const element = await mountReady(`<auction-header></auction-header>${html}`);
      const own = element.parentElement!.querySelector<HTMLElement>('.own')!;
      await until(() => {
        own.focus();
        return document.activeElement === own || own.matches(':focus-within');
      }, 'focus');
      await keys('/');
      expect(isFocused(element)).to.equal(false);
    });

  it('leaves the key to a page with an open modal dialog', async () => {
    const element = await mountReady('<auction-header></auction-header><dialog><button>OK</button></dialog>');
    const dialog = element.parentElement!.querySelector('dialog')!;
    dialog.showModal();
    let isPrevented: boolean | undefined;
    addEventListener('keydown', (event) => setTimeout(() => (isPrevented = event.defaultPrevented)), {
      once: true,
    });
    await keys('/');
    await until(() => isPrevented !== undefined, 'the key');
    expect(isPrevented).to.equal(false);
    expect(isFocused(element)).to.equal(false);
    dialog.close();
    await keys('/');
    expectFocus(getInput(element));
  });

  it('ignores the key with Control and Alt, during composition, and after the page has handled it', async () => {
    const element = await mountReady('<auction-header></auction-header>');
    const press = (init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', {
        key: '/',
        bubbles: true,
        composed: true,
        cancelable: true,
        ...init,
      });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    for (const init of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])
      expect(press(init), JSON.stringify(init)).to.equal(false);
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press({});
    expect(isFocused(element)).to.equal(false);
    // Some layouts need Shift for this key.
    press({ shiftKey: true });
    expectFocus(getInput(element));
  });

  it('is for the header’s search if a page has several, and for the visible search if the header is hidden', async () => {
    const search = await mountReady('<auction-search></auction-search>');
    const header = document.createElement('auction-header');
    search.after(header);
    await until(() => hasShortcut(header), 'the shortcut of the header');
    expect(hasShortcut(search)).to.equal(false);
    await keys('/');
    expectFocus(getInput(header));
    getInput(header).blur();
    header.style.display = 'none';
    await keys('/');
    expectFocus(getInput(search));
    getInput(search).blur();
    header.remove();
    await keys('/');
    expectFocus(getInput(search));
  });
});
