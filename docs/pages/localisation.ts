import { code, example, html, type Page } from '../view/layout.ts';

type Texts = Readonly<Record<string, unknown>>;

export interface Language {
  code: string;
  name: string;
  /** English word for the header's example. */
  direction: 'ltr' | 'rtl';
  site: Texts;
  controls: Texts;
}

const attribute = (texts: Texts): string =>
  JSON.stringify(texts, null, 2).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

export const localisation = (languages: readonly Language[]): Page => ({
  path: 'localisation.html',
  title: 'Localisation',
  description: 'All texts in other languages, with Spanish, French and Arabic in full.',
  group: 'Guides',
  content: html`<p class="lead">
      <code>messages</code> replaces texts one by one; those that are left out stay English. Names of months,
      plural forms, orders of dates and digits come from the browser, by <code>locale</code>.
    </p>
    ${code(`<auction-header locale="es" messages='{ "signIn": "Iniciar sesión" }'></auction-header>

// or for all tags of a page at once
const { site, controls } = await (await fetch('/messages/es.json')).json();
for (const tag of document.querySelectorAll('auction-header, auction-footer')) tag.messages = site;
for (const tag of document.querySelectorAll('auction-date-input, auction-time-input')) tag.messages = controls;`)}
    <p>
      In a right-to-left page, <code>&lt;html dir="rtl"&gt;</code> or any element around the tag, everything
      is mirrored: rows, menus, the drawer of small screens, arrow keys.
    </p>
    ${languages.map(
      ({ code: locale, name, direction, site, controls }) =>
        html`<h2 lang="en">${name}</h2>
          <p>All its texts: <a href="files/messages/${locale}.json">messages/${locale}.json</a>.</p>
          ${example({
            title: `${name}: header`,
            markup: `<div dir="${direction}" lang="${locale}">
<auction-header locale="${locale}" messages='${attribute(site)}'></auction-header>
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
