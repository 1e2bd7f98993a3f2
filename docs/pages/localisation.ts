import { code, example, html, type Page, plainTable } from '../view/layout.ts';

/** Image of the two rules: what decides about words, and what decides about numbers. */
const image = html`<figure class="image">
  <svg
    viewBox="0 0 680 250"
    width="680"
    height="250"
    role="img"
    aria-label="Words use locale, or else the nearest lang, or else the browser’s language. Numbers use locale, or else the browser’s locale. With locale=page, numbers also use the nearest lang."
    font-family="inherit"
    font-size="15"
    fill="currentColor"
  >
    <g fill="none" stroke="currentColor">
      <rect x="140" y="20" width="150" height="50" rx="6" />
      <rect x="330" y="20" width="150" height="50" rx="6" />
      <rect x="520" y="20" width="150" height="50" rx="6" />
      <rect x="140" y="150" width="150" height="50" rx="6" />
      <rect x="520" y="150" width="150" height="50" rx="6" />
      <path d="M290 45h34m-7-5 7 5-7 5M480 45h34m-7-5 7 5-7 5M290 175h224m-7-5 7 5-7 5" />
      <path d="M405 150V76m-5 7 5-7 5 7" stroke-dasharray="5 4" />
      <path d="M290 165h115v-15" stroke-dasharray="5 4" />
    </g>
    <g font-weight="bold">
      <text x="0" y="42">Words</text>
      <text x="0" y="172">Numbers</text>
    </g>
    <g font-size="13">
      <text x="0" y="62">Datum, März</text>
      <text x="0" y="192">04.03.2027</text>
    </g>
    <g text-anchor="middle">
      <text x="215" y="50">locale="de"</text>
      <text x="405" y="50">nearest lang</text>
      <text x="595" y="50">browser’s language</text>
      <text x="215" y="180">locale="de"</text>
      <text x="595" y="180">browser’s locale</text>
      <text x="405" y="225" font-size="13">locale="page" or data-locale="page"</text>
    </g>
  </svg>
  <figcaption>
    The first setting that exists decides. The dashed line replaces the browser’s locale.
  </figcaption>
</figure>`;

const examples = [
  { code: 'es', name: 'Spanish', direction: 'ltr' },
  { code: 'ja', name: 'Japanese', direction: 'ltr' },
  { code: 'ar', name: 'Arabic', direction: 'rtl' },
] as const;

export const localization: Page = {
  path: 'localisation.html', // words-ok
  title: 'Localization',
  description: 'Languages, number and date formats, custom messages, and right-to-left pages.',
  group: 'Guides',
  content: html`<p class="lead">
      All elements follow the language of your page. They come in twelve languages: Arabic, Chinese
      (simplified), Dutch, English, French, German, Italian, Japanese, Polish, Portuguese (Brazil), Spanish,
      and Swedish.
    </p>
    ${code(`<html lang="de">
  <auction-header></auction-header>         <!-- German -->
  <auction-date-input></auction-date-input> <!-- German words -->`)}
    <h2>Words and numbers</h2>
    <p>
      Users read the words of your page, but they type dates the way their computer writes dates. Elements
      therefore distinguish between words and numbers.
    </p>
    ${image}
    ${plainTable(
      'Words and numbers',
      ['', 'Examples', 'Language'],
      [
        [
          'Words',
          'Labels, messages, names of months and weekdays, AM and PM, counts, and the text direction',
          html`<code>locale</code>, or else the nearest <code>lang</code> on the element or around it, or else
            the browser’s language`,
        ],
        [
          'Numbers',
          html`<code>03/04/2027</code>, <code>04.03.2027</code>, <code>09:30</code>, and the order of the
            numbers that users type`,
          html`<code>locale</code>, or else the browser’s locale`,
        ],
      ],
    )}
    <p>
      If everyone who uses your site expects the formats of its language, let numbers follow
      <code>lang</code>. Set this for all elements on the script, or for one element:
    </p>
    ${code(`<script type="module" src="/auction-elements/autoload.js" data-locale="page"></script>

<auction-date-input locale="page"></auction-date-input>`)}
    <p>
      If you don’t know the users, keep the default. A wrong order of day and month is a wrong date that
      nobody notices. The help text below a date field always shows the format.
    </p>
    <p>
      A page loads only the messages and labels of its language. When <code>lang</code> or
      <code>locale</code> changes, the elements update. Values stay the same, and text that the user is typing
      stays until it’s complete.
    </p>
    <p>
      Users can type words in the language of the page, in the language of the format, and in English, such as
      “morgen”, “in 3 Tagen”, “4 mars 2027”, or “midi”. If two languages use a name for different months, the
      date is invalid.
    </p>
    <p>
      If your page is in another language, messages are in English, and names of months and weekdays are in
      the language of your page. To translate the messages, set <code>messages</code>.
    </p>
    <h2>Clock and calendar</h2>
    <p>
      By default, time fields have a 12-hour clock, and weeks begin on Sunday. To use the conventions of the
      locale, set <code>hour-cycle</code> and <code>week-starts-on</code>:
    </p>
    ${code(`<auction-time-input locale="page" hour-cycle="locale"></auction-time-input>
<auction-date-input locale="page" week-starts-on="locale"></auction-date-input>`)}
    <h2>Links and categories</h2>
    <p>
      The built-in links and categories are available in the twelve languages. Their URLs are the same in
      every language.
    </p>
    <p>
      Labels in your <a href="configuration.html">configuration</a> aren’t translated, so write them in the
      language of your page. A configured category without links shows the built-in links for its English
      label, such as <code>Coins</code>, in the language of the page.
    </p>
    <h2>Change single messages</h2>
    <p>
      To change the text of an element, set the messages that you want to replace. This works in any element
      and any language. Messages that you omit don’t change.
    </p>
    ${code(`<auction-header messages='{ "signIn": "Log in" }'></auction-header>
<auction-date-input messages='{ "openCalendar": "Choose a day" }'></auction-date-input>`)}
    <h2>Server rendering</h2>
    <p>
      The server renders only the element and can’t see the <code>lang</code> attribute of your page. Set
      <code>lang</code> or <code>locale</code> on the element:
    </p>
    ${code(`renderHeader(config, { attributes: { lang: 'de' } });
renderElement('auction-date-input', { attributes: { lang: 'de' } });`)}
    ${code('npx auction-elements render --attribute lang=de --out partials')}
    <p>
      <code>insertShadowRoots(document)</code> reads the <code>lang</code> attributes of the document. The
      server doesn’t know the browser’s locale. Unless you set <code>locale</code>, numbers follow
      <code>lang</code> until the element is hydrated. If the language of the page differs from the
      server-rendered language, the element hydrates first and then switches.
    </p>
    <h2>Right-to-left pages</h2>
    <p>
      If the page or an element around the header has <code>dir="rtl"</code>, everything is mirrored: rows,
      menus, the mobile menu, and arrow keys. Arabic messages are always right to left. To set the direction
      of a control, set <code>dir</code> on it.
    </p>
    ${examples.map(
      ({ code: tag, name, direction }) =>
        html`<h2 lang="en">Example: ${name}</h2>
          ${example({
            title: `Header in ${name}`,
            markup: `<div dir="${direction}" lang="${tag}">
<auction-header></auction-header>
</div>`,
            up: '',
          })}
          ${example({
            title: `Date field in ${name}`,
            markup: `<div dir="${direction}" lang="${tag}">
<auction-date-input locale="page" value="2026-11-20"></auction-date-input>
</div>`,
            up: '',
          })}`,
    )}`,
};
