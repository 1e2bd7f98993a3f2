import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { keys, press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { queryRole } from '../../support/find.ts';
import { insertHtml, mount, waitForRender } from '../../support/mount.ts';

const { documentElement: html } = document;

describe('language of the header and footer', () => {
  const pageLanguage = html.lang;
  before(() => viewport(1440, 900));
  afterEach(() => {
    html.lang = pageLanguage;
    html.removeAttribute('dir');
  });

  const mountIn = (lang: string, tag = '<auction-header></auction-header>') => {
    html.lang = lang;
    return mount(tag);
  };
  const signIn = (element: Element) =>
    queryRole(element, 'link', /^(Sign In|Anmelden|Connexion|تسجيل الدخول)$/)?.textContent;
  const frame = (element: Element) =>
    element.shadowRoot!.querySelector<HTMLElement>('[data-auction-container] > *')!;

  it('is the language of the page from the first rendering', async () => {
    const element = await mountIn('de');
    const shown = new Set<string | undefined>();
    await until(() => {
      shown.add(signIn(element));
      return signIn(element) === 'Anmelden';
    }, 'German');
    expect(shown).not.to.include('Sign In');
    expect(frame(element).lang).to.equal('de');
  });

  it('is the language of the nearest element that has one, beginning with the element itself', async () => {
    html.lang = 'de';
    const container = insertHtml(
      '<div lang="fr"><auction-header></auction-header><auction-header lang="ar"></auction-header></div>',
    );
    const [first, second] = container.querySelectorAll('auction-header');
    await Promise.all([waitForRender(first!), waitForRender(second!)]);
    await until(() => signIn(first!) === 'Connexion', 'French');
    await until(() => signIn(second!) === 'تسجيل الدخول', 'Arabic');
  });

  it('is detected without the date locales, which take the browser 30 ms to load', async () => {
    const { supportedLocalesOf } = Intl.DateTimeFormat;
    let lookups = 0;
    Intl.DateTimeFormat.supportedLocalesOf = (...locales: Parameters<typeof supportedLocalesOf>) => {
      lookups++;
      return supportedLocalesOf(...locales);
    };
    try {
      const element = await mountIn('de', '<auction-header locale="de-AT"></auction-header>');
      await until(() => signIn(element) === 'Anmelden', 'German');
    } finally {
      Intl.DateTimeFormat.supportedLocalesOf = supportedLocalesOf;
    }
    expect(lookups).to.equal(0);
  });

  it('is the language of the page around a shadow root', async () => {
    html.lang = 'de';
    const root = insertHtml('<div></div>').firstElementChild!.attachShadow({ mode: 'open' });
    root.append(document.createElement('auction-header'));
    const element = root.firstElementChild!;
    await waitForRender(element);
    await until(() => signIn(element) === 'Anmelden', 'German');
    html.lang = 'fr';
    await until(() => signIn(element) === 'Connexion', 'the other language');
    (element.getRootNode() as ShadowRoot).host.setAttribute('lang', 'de');
    await until(() => signIn(element) === 'Anmelden', 'the first language again');
  });

  it('follows the page and moves of the element', async () => {
    const element = await mountIn('en', '<auction-header></auction-header><div lang="fr"></div>');
    await import('../../../elements/core/pageLanguage.ts');
    expect(signIn(element)).to.equal('Sign In');
    html.lang = 'de';
    await until(() => signIn(element) === 'Anmelden', 'German');
    element.nextElementSibling!.append(element);
    await until(() => signIn(element) === 'Connexion', 'French');
    element.parentElement!.removeAttribute('lang');
    await until(() => signIn(element) === 'Anmelden', 'German again');
    html.lang = 'en';
    await until(() => signIn(element) === 'Sign In', 'English');
  });

  it('is set by locale, and messages of the page take precedence', async () => {
    const element = await mountIn(
      'de',
      `<auction-header locale="fr-CA" messages='{ "browse": "Flâner" }'></auction-header>`,
    );
    await until(() => signIn(element) === 'Connexion', 'French');
    expect(queryRole(element, 'button', 'Flâner')).to.not.equal(null);
    element.removeAttribute('locale');
    await until(() => signIn(element) === 'Anmelden', 'German');
    expect(queryRole(element, 'button', 'Flâner')).to.not.equal(null);
  });

  it('falls back to English, marked as English, if there is no translation', async () => {
    const element = await mountIn('fi');
    expect(signIn(element)).to.equal('Sign In');
    expect(frame(element).lang).to.equal('en');
    html.lang = 'en-GB';
    await until(() => !frame(element).hasAttribute('lang'), 'the language of the page');
    html.lang = '';
    await settled();
    expect(signIn(element)).to.equal('Sign In');
  });

  it('applies to the “All …” link of a subgroup, in wide and narrow menus', async () => {
    const config = JSON.stringify({
      categories: [{ label: 'Sammeln', subGroups: [{ label: 'Münzen', links: [] }] }],
    });
    const element = await mountIn('de', `<auction-header config='${config}'></auction-header>`);
    const link = (name: string) =>
      until(() => queryRole(element, 'link', name), name).then((each) => each.getAttribute('href'));
    await press(await until(() => queryRole(element, 'button', 'Sammeln'), 'the category'));
    expect(await link('Alles in Münzen')).to.equal('/for-sale/sammeln/munzen');
    await keys('Escape');
    await viewport(390, 800);
    for (const name of ['Menü öffnen', 'Sammeln', 'Münzen'])
      await press(await until(() => queryRole(element, 'button', name), name));
    expect(await link('Alles in Münzen')).to.equal('/for-sale/sammeln/munzen');
    await viewport(1440, 900);
  });

  it('sets the text direction', async () => {
    const element = await mountIn('en');
    const direction = () => getComputedStyle(frame(element)).direction;
    expect(direction()).to.equal('ltr');
    html.lang = 'ar';
    await until(() => direction() === 'rtl', 'right to left');
    html.lang = 'de';
    await until(() => direction() === 'ltr', 'left to right');
    html.dir = 'rtl';
    for (const [locale, lang] of [
      ['de-AT', 'de'],
      ['en-GB', 'en'],
    ] as const) {
      html.lang = 'ar';
      await until(() => direction() === 'rtl', 'the direction of the page');
      element.setAttribute('locale', locale);
      await until(() => frame(element).lang === lang, locale);
      expect(direction(), locale).to.equal('ltr');
      element.removeAttribute('locale');
    }
    // The page may have set its own messages.
    html.lang = 'he';
    await until(() => frame(element).lang === 'en', 'English');
    expect(direction()).to.equal('rtl');
    html.lang = 'en';
    element.setAttribute('locale', 'ar');
    html.removeAttribute('dir');
    await until(() => frame(element).lang === 'ar', 'Arabic');
    expect(direction()).to.equal('rtl');
  });

  for (const [tag, role, name] of [
    ['auction-footer', 'navigation', 'Fußzeile'],
    ['auction-search', 'search', 'Suchen'],
    ['auction-newsletter', 'button', 'Abonnieren'],
  ] as const)
    it(`also applies to ${tag}`, async () => {
      const element = await mountIn('de', `<${tag}></${tag}>`);
      await until(() => queryRole(element, role, name), 'German');
      expect(frame(element).lang).to.equal('de');
    });
});
