import { code, example, html, type Page } from '../view/layout.ts';

type Texts = Readonly<Record<string, unknown>>;

export interface Language {
  code: string;
  name: string;
  /** English word for the header's example. */
  direction: 'ltr' | 'rtl';
  controls: Texts;
}

const attribute = (texts: Texts): string =>
  JSON.stringify(texts, null, 2).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

export const localisation = (languages: readonly Language[]): Page => ({
  path: 'localisation.html',
  title: 'Localisation',
  description:
    'Header and footer in twelve languages by the language of the page; all texts of controls in Spanish, French and Arabic.',
  group: 'Guides',
  content: html`<p class="lead">
      Header, footer, search and newsletter speak the language of the page: the nearest <code>lang</code>
      around the tag, or on it. They have texts in Arabic, Chinese (simplified), Dutch, English, French,
      German, Italian, Japanese, Polish, Portuguese (of Brazil), Spanish and Swedish, and load those of one
      language when a page needs it.
    </p>
    ${code(`<html lang="de">
  <auction-header></auction-header>              <!-- German -->
  <auction-header locale="fr-CA"></auction-header> <!-- French, whatever the page says -->`)}
    <p>
      A change of <code>lang</code> is followed at once. Numbers are those of the language too; Arabic is
      written from right to left. In other languages the texts are English, and marked as such for screen
      readers. Names of categories and links are those of the site: translate them in its configuration.
    </p>
    <p>
      A server has no page around the tag: it says the language on the tag itself, as
      <code>renderHeader(config, { attributes: { lang: 'de' } })</code> or
      <code>npx auction-elements render --attribute lang=de</code>. A script that finds another language in
      the page hydrates what the server has rendered, and then follows the page.
    </p>
    <p>
      <code>messages</code> replaces texts one by one, in any language; those that are left out stay as they
      are. Texts of controls are English by default. Names of months, plural forms, orders of dates and digits
      come from the browser, by <code>locale</code>.
    </p>
    ${code(`<auction-header messages='{ "signIn": "Log in" }'></auction-header>

// for all fields of a page at once
const { controls } = await (await fetch('/messages/es.json')).json();
for (const tag of document.querySelectorAll('auction-date-input, auction-time-input')) tag.messages = controls;`)}
    <p>
      In a right-to-left page, <code>&lt;html dir="rtl"&gt;</code> or any element around the tag, everything
      is mirrored: rows, menus, the drawer of small screens, arrow keys.
    </p>
    ${languages.map(
      ({ code: locale, name, direction, controls }) =>
        html`<h2 lang="en">${name}</h2>
          <p>All texts of controls: <a href="files/messages/${locale}.json">messages/${locale}.json</a>.</p>
          ${example({
            title: `${name}: header`,
            markup: `<div dir="${direction}" lang="${locale}">
<auction-header></auction-header>
</div>`,
            up: '',
          })}
          ${example({
            title: `${name}: date`,
            markup: `<div dir="${direction}" lang="${locale}">
<auction-date-input locale="${locale}" value="2026-11-20" messages='${attribute(controls)}'></auction-date-input>
</div>`,
            up: '',
          })}`,
    )}`,
});
