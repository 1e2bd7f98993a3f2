import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { allLabels, allTexts } from '../../../src/site/languages/allLanguages.ts';
import { defaultProductName } from '../../../src/site/config/site.ts';
import { socialNames } from '../../../src/site/footer/footerLinks.ts';
import { keys, parkPointer, press, type, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { byRole, queryRole } from '../../support/find.ts';
import { insertHtml, unmountAll, waitForRender } from '../../support/mount.ts';

const { documentElement: html } = document;

/** All 16 elements, without configuration. The page itself has no words. */
const markup = `
  <auction-header session="bidder" watchlist-count="3" recent-searches="on"></auction-header>
  <form>
    <auction-error-summary></auction-error-summary>
    <auction-form-field><auction-text-input name="email" type="email" value="1" required></auction-text-input></auction-form-field>
    <auction-form-field><input name="number" type="number" min="5" value="1"></auction-form-field>
    <auction-text-input name="text" required></auction-text-input>
    <auction-text-input name="secret" type="password" required secure></auction-text-input>
    <auction-text-input name="note" value="12345" character-limit="4" clearable></auction-text-input>
    <auction-date-input name="day" required></auction-date-input>
    <auction-date-input name="past" value="2020-01-01"></auction-date-input>
    <auction-date-input name="typed"></auction-date-input>
    <auction-time-input name="time" required></auction-time-input>
    <auction-time-input name="invalid"></auction-time-input>
    <auction-date-picker></auction-date-picker>
    <auction-time-picker></auction-time-picker>
    <auction-grid><auction-popover></auction-popover><auction-tooltip></auction-tooltip></auction-grid>
    <auction-icon-button icon="check"></auction-icon-button>
    <auction-button loading></auction-button>
    <auction-button type="submit"></auction-button>
  </form>
  <auction-search></auction-search>
  <auction-newsletter></auction-newsletter>
  <auction-footer></auction-footer>`;

const suggestions = [
  { name: '1', path: '/1', count: 3 },
  { name: '2', path: '/2', price: 5, currency: 'EUR', endTime: new Date(Date.now() + 7.3e6).toISOString() },
  { name: '3', path: '/3', price: '6', endTime: '2020-01-01T00:00Z' },
];

const attributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
];

/** Adds the text of the page and its elements, with the names and descriptions that users don't see. */
function collect(found: Set<string>, root: Node = document.body): Set<string> {
  for (const node of (root as Element).childNodes) {
    if (node instanceof Text) found.add(node.data.trim().replace(/\s+/g, ' '));
    if (!(node instanceof Element) || node.matches('style, script, template')) continue;
    for (const name of attributes) found.add(node.getAttribute(name)?.trim() ?? '');
    if (node.localName.startsWith('auction-') && 'validationMessage' in node)
      found.add(String(node.validationMessage));
    collect(found, node);
    if (node.shadowRoot) collect(found, node.shadowRoot);
  }
  return found;
}

/** Names, which no language translates. */
const names = [defaultProductName, ...Object.values(socialNames)];

/** Day periods of languages without other words for them. */
const clock = ['00 : 00 AM', 'AM/PM', 'AM', 'PM'];

/** Words of a language that are written as in English. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  de: ['Minute', 'in', ...clock],
  fr: ['Date', 'Menu', 'Minute', 'Suggestions', ...clock],
  it: ['Account', 'Menu', 'in', ...clock],
  nl: ['Account', 'Menu', 'in'],
  pl: ['Menu', ...clock],
  'pt-BR': ['Menu', ...clock],
};

describe('all elements in a page with only a language', () => {
  const pageLanguage = html.lang;
  const { fetch } = window;
  const recent = 'auction-elements-recent-searches';
  before(() => {
    window.fetch = async (url, options) =>
      (url as string).includes('lotSearchTerm') ? Response.json({ data: suggestions }) : fetch(url, options);
  });
  beforeEach(async () => {
    localStorage.setItem(recent, '77');
    await viewport(1440, 900);
    await parkPointer();
  });
  afterEach(() => {
    html.lang = pageLanguage;
    localStorage.removeItem(recent);
  });
  after(async () => {
    window.fetch = fetch;
    await viewport(1440, 900);
  });

  /** Shows each state of the elements. Returns all text of all states. */
  const walk = async (lang: string): Promise<Set<string>> => {
    html.lang = lang;
    const page = insertHtml(markup);
    for (const element of page.querySelectorAll('auction-header, form > [name], auction-footer'))
      if (element.localName.startsWith('auction-')) await waitForRender(element);
    const find = (selector: string): HTMLElement => page.querySelector<HTMLElement>(selector)!;
    const inputOf = (selector: string) => find(selector).shadowRoot!.querySelector('input')!;
    const found = new Set<string>();
    const header = find('auction-header');
    const footer = find('auction-footer');
    const browse = Object.entries(allTexts).find(([code]) => code === lang)?.[1].browse ?? 'Browse By';
    await until(() => queryRole(header, 'button', browse), 'the texts');
    collect(found);

    // Errors of the form, and previews of typed text.
    inputOf('[name=invalid]').focus();
    await type('25:99');
    inputOf('[name=typed]').focus();
    await type('31/31/2026');
    await press(find('auction-button[type=submit]'));
    await until(() => queryRole(find('auction-error-summary'), 'heading'), 'the summary');
    await press(find('[name=secret]').shadowRoot!.querySelector('button')!);
    collect(found);
    inputOf('[name=typed]').select();
    await type('2099-01-02');
    await settled();
    collect(found);

    // Pickers.
    for (const name of ['past', 'time']) {
      await press(find(`[name=${name}]`).shadowRoot!.querySelector('button')!);
      await until(() => queryRole(find(`[name=${name}]`), 'dialog'), `the picker of ${name}`);
      await settled();
      collect(found);
      await keys('Escape');
    }

    // Newsletter, suggestions, and recent searches.
    footer.shadowRoot!.querySelector('input')!.focus();
    await type('1');
    await keys('Enter');
    await settled();
    collect(found);
    const search = byRole(header, 'combobox');
    search.focus();
    await until(() => queryRole(header, 'listbox'), 'the recent searches');
    collect(found);
    await type('1234');
    await until(() => header.shadowRoot!.querySelectorAll('[role=option]').length > 3, 'the suggestions');
    collect(found);
    await keys('Escape', 'Escape');

    // Menus.
    for (const button of header.shadowRoot!.querySelectorAll<HTMLElement>('nav li > button')) {
      if (!button.checkVisibility()) continue;
      await press(button);
      await settled();
      collect(found);
    }
    await keys('Escape');
    await viewport(390, 800);
    await press(await until(() => header.shadowRoot!.querySelector('[part=menu-button]'), 'the menu button'));
    const dialog = await until(() => queryRole(header, 'dialog'), 'the menu');
    collect(found);
    await press(dialog.querySelector('li > button')!);
    await settled();
    collect(found);
    await keys('Escape', 'Escape');
    return found;
  };

  let english: Set<string>;
  before(async () => {
    localStorage.setItem(recent, '77');
    await viewport(1440, 900);
    english = await walk('en');
    await unmountAll();
  });

  it('shows more than 100 messages', () => {
    for (const text of ['Invalid time', 'Recent searches', '· Ended', 'Back to Menu', 'Too many characters'])
      expect(english.has(text), text).to.equal(true);
    expect(english.size).to.be.greaterThan(100);
  });

  for (const code of Object.keys(allTexts))
    it(`shows, names, and describes nothing in English in ${code}`, async () => {
      const months = Array.from({ length: 12 }, (_, month) =>
        new Date(2026, month).toLocaleDateString(code, { month: 'long' }),
      );
      // Month names can also be equal, such as the November of the calendar in German.
      const calendar = new Date().toLocaleDateString(code, { month: 'long', year: 'numeric' });
      const sameLabels = Object.entries(allLabels[code]!).flatMap(([label, text]) =>
        label === text ? [label] : [],
      );
      // Such as "Revolvers" in Dutch.
      expect(sameLabels.length).to.be.lessThan(10);
      const allowed = new Set([...names, ...sameLabels, ...months, calendar, ...(sameWords[code] ?? [])]);
      const found = [...(await walk(code))].filter((text) => /\p{L}{2}/u.test(text));
      expect(found.length).to.be.greaterThan(100);
      expect(found.filter((text) => english.has(text) && !allowed.has(text))).to.deep.equal([]);
    });
});
