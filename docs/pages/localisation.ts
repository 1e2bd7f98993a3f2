import { code, example, html, type Page } from '../view/layout.ts';

type Messages = Readonly<Record<string, unknown>>;

export interface Language {
  code: string;
  name: string;
  /** Direction of the examples. */
  direction: 'ltr' | 'rtl';
  controls: Messages;
}

const formatMessages = (messages: Messages): string =>
  JSON.stringify(messages, null, 2).replaceAll('&', '&amp;').replaceAll("'", '&#39;');

export const localization = (languages: readonly Language[]): Page => ({
  path: 'localisation.html', // words-ok
  title: 'Localization',
  description: 'Languages, number and date formats, custom messages, and right-to-left pages.',
  group: 'Guides',
  content: html`<p class="lead">
      The header, footer, search, and newsletter form follow the language of your page. They come in twelve
      languages: Arabic, Chinese (simplified), Dutch, English, French, German, Italian, Japanese, Polish,
      Portuguese (Brazil), Spanish, and Swedish.
    </p>
    ${code(`<html lang="de">
  <auction-header></auction-header>                <!-- German -->
  <auction-header locale="fr-CA"></auction-header> <!-- French -->`)}
    <p>
      The language is the nearest <code>lang</code> attribute, on the element or around it. To use another
      language, set <code>locale</code>. A page loads only the messages of its language. When
      <code>lang</code> changes, the elements update.
    </p>
    <p>
      If your page is in another language, the text is in English and has <code>lang="en"</code> for screen
      readers.
    </p>
    <h2>Links and categories</h2>
    <p>
      The labels of links and categories aren’t translated automatically. Translate them in your
      <a href="configuration.html">configuration</a>.
    </p>
    <h2>Form controls</h2>
    <p>
      The messages of form controls are in English. To translate them, set <code>messages</code>. For example,
      load a JSON file and set it on all fields of a page:
    </p>
    ${code(`const { controls } = await (await fetch('/messages/es.json')).json();
for (const field of document.querySelectorAll('auction-date-input, auction-time-input'))
  field.messages = controls;`)}
    <p>These files contain translations of all messages, which you can copy:</p>
    <ul>
      ${languages.map(
        ({ code: locale, name }) => html`<li><a href="files/messages/${locale}.json">${name}</a></li>`,
      )}
    </ul>
    <p>
      Date and time formats, month names, and weekday names come from the browser. By default, fields use the
      browser’s locale. To use another one, set <code>locale</code>.
    </p>
    ${code(`<auction-date-input locale="de" label="Besichtigung"></auction-date-input>`)}
    <h2>Change single messages</h2>
    <p>
      To change the text of an element, set the messages that you want to replace. This works in any element
      and any language. Messages that you omit don’t change.
    </p>
    ${code(`<auction-header messages='{ "signIn": "Log in" }'></auction-header>`)}
    <h2>Server rendering</h2>
    <p>
      The server renders only the element and can’t see the <code>lang</code> attribute of your page. Set the
      language on the element:
    </p>
    ${code(`renderHeader(config, { attributes: { lang: 'de' } });`)}
    ${code('npx auction-elements render --attribute lang=de --out partials')}
    <p>
      If the page’s language differs from the server-rendered language, the element hydrates first and then
      switches to the page’s language.
    </p>
    <h2>Right-to-left pages</h2>
    <p>
      If the page or an element around the header has <code>dir="rtl"</code>, everything is mirrored: rows,
      menus, the mobile menu, and arrow keys. Arabic messages are always right to left.
    </p>
    ${languages.map(
      ({ code: locale, name, direction, controls }) =>
        html`<h2 lang="en">Example: ${name}</h2>
          ${example({
            title: `Header in ${name}`,
            markup: `<div dir="${direction}" lang="${locale}">
<auction-header></auction-header>
</div>`,
            up: '',
          })}
          ${example({
            title: `Date field in ${name}`,
            markup: `<div dir="${direction}" lang="${locale}">
<auction-date-input locale="${locale}" value="2026-11-20" messages='${formatMessages(controls)}'></auction-date-input>
</div>`,
            up: '',
          })}`,
    )}`,
});
