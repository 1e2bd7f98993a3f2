import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { press, type } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { queryRole } from '../../../support/find.ts';
import { insertHtml, mount, waitForRender } from '../../../support/mount.ts';

const { documentElement: html } = document;

type Field = HTMLElement & { value: string; validationMessage: string };

describe('language of a control', () => {
  const pageLanguage = html.lang;
  afterEach(() => {
    html.lang = pageLanguage;
    document.querySelector('script[data-locale]')?.remove();
  });

  const mountIn = (lang: string, markup: string) => {
    html.lang = lang;
    return mount(markup) as Promise<Field>;
  };
  const input = (field: Element) => field.shadowRoot!.querySelector('input')!;
  const textOf = (field: Element, part: string) =>
    field.shadowRoot!.querySelector(`[part~=${part}]`)?.textContent ?? '';
  const setPageNumbers = () => {
    const script = document.createElement('script');
    script.dataset['locale'] = 'page';
    document.head.append(script);
  };

  it('is the language of the page, from the first rendering', async () => {
    const field = await mountIn('de', '<auction-date-input required></auction-date-input>');
    const labels = new Set<string>();
    await until(() => {
      labels.add(textOf(field, 'label').replace(' *', ''));
      return queryRole(field, 'button', 'Kalender öffnen');
    }, 'German');
    labels.delete('Datum');
    expect([...labels].join('').trim()).to.equal('');
    expect(textOf(field, 'label')).to.equal('Datum *');
    expect(field.validationMessage).to.equal('Bitte füllen Sie dieses Feld aus.');
  });

  it('applies to the messages of a text field, except the messages of the page', async () => {
    const field = await mountIn(
      'de',
      `<auction-text-input type="password" character-limit="3" value="1234" clearable
        messages='{ "clearText": "Leeren" }'></auction-text-input>`,
    );
    await until(() => queryRole(field, 'button', 'Passwort anzeigen'), 'German');
    expect(queryRole(field, 'button', 'Leeren')).to.not.equal(null);
    expect(textOf(field, 'message')).to.equal('Zu viele Zeichen');
    expect(field.validationMessage).to.equal('Zu viele Zeichen');
  });

  it('replaces messages of a browser in another language', async () => {
    const field = await mountIn('de', '<auction-text-input type="email" value="x"></auction-text-input>');
    await until(() => /E-Mail-Adresse/.test(field.validationMessage), 'German');
    html.lang = navigator.language;
    await until(() => !/E-Mail-Adresse/.test(field.validationMessage), 'the message of the browser');
  });

  it('applies to the error of a native input in a form field', async () => {
    const field = await mountIn(
      'de',
      '<form><auction-form-field label="Lot"><input type="number" required></auction-form-field><button>Bid</button></form>',
    );
    const alert = () => queryRole(field, 'alert')?.textContent;
    await press(document.querySelector('form button')!);
    await until(() => alert() === 'Bitte füllen Sie dieses Feld aus.', 'German');
    html.lang = 'fr';
    await until(() => alert() === 'Veuillez renseigner ce champ.', 'French');
  });

  it('leaves messages to the browser, except the messages of the page', async () => {
    const field = await mountIn(
      navigator.language,
      `<auction-text-input required messages='{"required":"Enter your name","invalidEmail":"Not an email"}'></auction-text-input>`,
    );
    expect(field.validationMessage).to.equal('Enter your name');
    field.setAttribute('type', 'email');
    field.setAttribute('value', 'x');
    expect(field.validationMessage).to.equal('Not an email');
    field.setAttribute('type', 'url');
    expect(field.validationMessage).to.not.match(/Enter your name|Not an email/);
  });

  it('is the language of the nearest element that has one, beginning with the element itself', async () => {
    html.lang = 'de';
    const container = insertHtml(
      '<div lang="fr-FR"><auction-date-input></auction-date-input><auction-date-input lang="ar"></auction-date-input></div>',
    );
    const [first, second] = container.querySelectorAll('auction-date-input');
    await Promise.all([waitForRender(first!), waitForRender(second!)]);
    await until(() => queryRole(first!, 'button', 'Ouvrir le calendrier'), 'French');
    await until(() => queryRole(second!, 'button', 'فتح التقويم'), 'Arabic');
    expect(getComputedStyle(input(second!)).direction).to.equal('rtl');
    second!.setAttribute('dir', 'ltr');
    second!.setAttribute('lang', 'de');
    second!.setAttribute('lang', 'ar');
    await until(() => getComputedStyle(input(second!)).direction === 'ltr', 'the direction of the page');
  });

  it('is set by locale, with numeric formats, direction, and `lang`', async () => {
    const field = await mountIn(
      'en',
      '<auction-date-input value="2027-03-04" locale="ar"></auction-date-input>',
    );
    await until(() => queryRole(field, 'button', /فتح التقويم/), 'Arabic');
    const container = field.shadowRoot!.querySelector<HTMLElement>('[data-auction-container]')!;
    expect([container.lang, container.dir]).to.deep.equal(['ar', 'rtl']);
    field.setAttribute('locale', 'de');
    await until(() => queryRole(field, 'button', 'Kalender öffnen, 04.03.2027'), 'German');
    expect([container.lang, container.dir]).to.deep.equal(['de', 'ltr']);
    expect(input(field).value).to.equal('04.03.2027');
    field.removeAttribute('locale');
    await until(() => queryRole(field, 'button', /Open Calendar/), 'English');
    expect([container.lang, container.dir]).to.deep.equal(['', '']);
  });

  it('leaves numeric formats to the browser, unless locale or the script says “page”', async () => {
    const browserFormat = new Intl.DateTimeFormat(undefined, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date(2027, 2, 4));
    const field = await mountIn('de', '<auction-date-input value="2027-03-04"></auction-date-input>');
    await until(() => textOf(field, 'label') === 'Datum', 'German');
    expect(input(field).value).to.equal(browserFormat);
    field.setAttribute('locale', 'page');
    await until(() => input(field).value === '04.03.2027', 'the format of the page');
    expect(textOf(field, 'help')).to.equal('tt.mm.jjjj');
    setPageNumbers();
    const other = (await mount('<auction-date-input value="2027-03-04"></auction-date-input>')) as Field;
    await until(() => input(other).value === '04.03.2027', 'the format of the page');
  });

  it('keeps the text and the value of a half-typed date', async () => {
    setPageNumbers();
    const field = await mountIn('en-US', '<auction-date-input value="2027-01-02"></auction-date-input>');
    const committed = (await mount('<auction-date-input value="2027-05-06"></auction-date-input>')) as Field;
    input(field).focus();
    input(field).select();
    await type('03/04/2027');
    expect(field.value).to.equal('2027-03-04');
    html.lang = 'de';
    await until(() => textOf(field, 'label') === 'Datum', 'German');
    expect(input(committed).value).to.equal('06.05.2027');
    expect(committed.value).to.equal('2027-05-06');
    expect(input(field).value).to.equal('03/04/2027');
    expect(field.value).to.equal('2027-03-04');
    input(field).blur();
    await settled();
    expect(input(field).value).to.equal('04.03.2027');
    expect(field.value).to.equal('2027-03-04');
  });

  it('is the language of typed words, next to the language of the format and English', async () => {
    const field = await mountIn('fr', '<auction-date-input locale="page"></auction-date-input>');
    await until(() => queryRole(field, 'button', 'Ouvrir le calendrier'), 'French');
    for (const text of ['4 mars 2027', 'March 4, 2027']) {
      input(field).focus();
      input(field).select();
      await type(text);
      expect(field.value, text).to.equal('2027-03-04');
    }
  });

  it('sets the clock and the first day of the week with “locale”', async () => {
    const time = await mountIn(
      'de',
      '<auction-time-input locale="page" hour-cycle="locale" value="21:30"></auction-time-input>',
    );
    await until(() => input(time).value === '21:30', '24 hours');
    html.lang = 'en-US';
    await until(() => input(time).value === '09:30 PM', '12 hours');
    const calendar = await mount(
      '<auction-date-picker locale="de-DE" week-starts-on="locale"></auction-date-picker>',
    );
    const firstDay = () => calendar.shadowRoot!.querySelector('th')!.getAttribute('aria-label');
    await until(() => firstDay() === 'Montag', 'Monday');
    calendar.setAttribute('locale', 'en-US');
    await until(() => firstDay() === 'Sunday', 'Sunday');
    calendar.setAttribute('locale', 'ar-EG');
    await until(() => firstDay() === 'السبت', 'Saturday');
  });

  it('warns about an unsupported locale', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (message: string) => warnings.push(message);
    try {
      const field = await mountIn(
        'de',
        '<auction-text-input type="password" locale="de_CH"></auction-text-input>',
      );
      await until(() => queryRole(field, 'button', 'Passwort anzeigen'), 'the language of the page');
    } finally {
      console.warn = warn;
    }
    expect(warnings.join()).to.match(/`locale="de_CH"` isn't a supported locale/);
  });

  for (const [markup, role, name] of [
    ['<auction-button loading>Bieten</auction-button>', 'status', ''],
    ['<auction-form-field secure label="x"><input></auction-form-field>', '', 'Sicher'],
    ['<auction-time-picker></auction-time-picker>', 'button', 'Zurücksetzen'],
    ['<auction-date-picker></auction-date-picker>', 'button', 'Vorheriger Monat'],
    ['<auction-time-input></auction-time-input>', 'button', 'Zeitauswahl öffnen'],
  ] as const)
    it(`applies to ${markup}`, async () => {
      const element = await mountIn('de', markup);
      await until(
        () =>
          role === 'button'
            ? queryRole(element, role, name)
            : element.shadowRoot!.querySelector('[aria-description="Wird geladen"]') ||
              (name && element.shadowRoot!.textContent.includes(name)),
        'German',
      );
    });

  it('applies to the heading of an error summary', async () => {
    html.lang = 'de';
    const container = insertHtml(
      '<form><auction-error-summary></auction-error-summary><auction-text-input required></auction-text-input><button>Senden</button></form>',
    );
    const summary = container.querySelector('auction-error-summary')!;
    await waitForRender(container.querySelector('auction-text-input')!);
    await press(container.querySelector('button')!);
    await until(() => queryRole(summary, 'heading', 'Es ist ein Problem aufgetreten'), 'German');
  });
});
