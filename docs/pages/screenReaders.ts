import { code, example, html, type Page, plainTable, table } from '../view/layout.ts';

const speech: Readonly<Record<string, string>> = import.meta.glob(
  '../../test/assistive/__snapshots__/speech.firefox.*.txt',
  { eager: true, query: '?raw', import: 'default' },
);

/** Returns Orca's speech in Firefox that the daily tests expect, without the name of the test. */
const getSpeech = (name: string): string =>
  speech[`../../test/assistive/__snapshots__/speech.firefox.${name}.txt`]!.trim()
    .split('\n')
    .slice(1)
    .map((line) => line.slice(2))
    .join('\n');

interface Task {
  title: string;
  markup: string;
  height?: number;
  /** Actions of the user, and the information that the screen reader must announce. */
  steps: readonly (readonly [action: string, announced: string])[];
  /** Name of the snapshot with Orca's speech. */
  orca: string;
}

const tasks: readonly Task[] = [
  {
    title: 'Open a menu of the header',
    markup: '<auction-header></auction-header>',
    steps: [
      [
        'Move to the category “Other”.',
        'The name of the category, a collapsed button, in a navigation landmark',
      ],
      ['Activate the button.', 'The button is expanded.'],
      ['Move forward.', 'The links of the category, in the order on the screen'],
      ['Press Escape, or activate the button again.', 'The button is collapsed and has focus.'],
    ],
    orca: 'a-mega-menu',
  },
  {
    title: 'Leave out a required field',
    height: 176,
    markup: `<form>
  <auction-form-field label="Full name" help="As on your card">
    <auction-text-input name="name" required></auction-text-input>
  </auction-form-field>
  <auction-button type="submit">Register</auction-button>
</form>`,
    steps: [
      ['Move to the field.', '“Full name”, a text field, required, “As on your card”'],
      ['Leave the field empty, and activate “Register”.', 'The error message, once. Focus is in the field.'],
      ['Enter a name, and leave the field.', 'No error. If you move back, the field isn’t invalid.'],
    ],
    orca: 'a-form-with-a-field-left-out',
  },
  {
    title: 'Correct an invalid date',
    markup: '<auction-date-input label="Day"></auction-date-input>',
    steps: [
      ['Move to the field.', '“Day”, a text field, with its format, such as “mm/dd/yyyy”'],
      ['Enter 99, and leave the field.', '“Invalid date”, once'],
      ['Move back to the field.', 'The field is invalid, with the message as its description.'],
      ['Enter a valid date, and leave the field.', 'No error'],
    ],
    orca: 'a-date-wrong-and-corrected',
  },
  {
    title: 'Select a day in the calendar',
    markup: '<auction-date-input label="Day" value="2030-12-10"></auction-date-input>',
    steps: [
      [
        'Activate “Open Calendar”.',
        'A dialog “Calendar, Day”, the month, and the selected day with its weekday',
      ],
      ['Move to the next day, and to the next week.', 'The new day with its weekday, each time'],
      ['Move to the next month.', 'The new day and the new month'],
      ['Select the day.', 'The dialog closes. Focus is on “Open Calendar”, with the new date.'],
    ],
    orca: 'the-calendar',
  },
  {
    title: 'Show a password',
    markup: `<auction-form-field label="Password" help="8 characters or more">
  <auction-text-input type="password"></auction-text-input>
</auction-form-field>`,
    steps: [
      ['Move to the field, and type.', 'A password field. The letters aren’t announced.'],
      ['Activate “Show password”.', '“Password visible”'],
      ['Activate the button again.', '“Password hidden”'],
    ],
    orca: 'a-password-shown-and-hidden',
  },
  {
    title: 'Subscribe to the newsletter',
    height: 184,
    markup: '<auction-newsletter></auction-newsletter>',
    steps: [
      [
        'Enter “ann”, and press Enter.',
        'An error message that asks for an email address. Focus is in the field.',
      ],
      [
        'Enter “ann@example.com”, and press Enter.',
        'On your own site: “Subscribed, thank you!”, once. This page sends nothing.',
      ],
    ],
    orca: 'the-newsletter-wrong-and-corrected',
  },
];

const setups: readonly (readonly [name: string, status: string])[] = [
  ['Orca with Firefox, Linux', 'Tested automatically each day. Also AT-SPI, the accessibility API of Linux.'],
  ['Orca with Chromium, Linux', 'Tested automatically each day. Also AT-SPI.'],
  ['WebKitGTK, Linux', 'Only AT-SPI is tested. Orca isn’t used.'],
  ['NVDA with Firefox or Chrome, Windows', 'Not tested'],
  ['JAWS with Chrome or Edge, Windows', 'Not tested'],
  ['VoiceOver with Safari, macOS', 'Not tested'],
  ['VoiceOver with Safari, iOS', 'Not tested'],
  ['TalkBack with Chrome, Android', 'Not tested'],
];

export const screenReaders: Page = {
  path: 'screen-readers.html',
  title: 'Screen reader tests',
  description:
    'The screen readers that were tested, and a script for your own tests with NVDA, JAWS, VoiceOver, and TalkBack.',
  group: 'Reference',
  content: html`<p class="lead">
      Only Orca was tested. Nobody has used the elements with NVDA, JAWS, VoiceOver, or TalkBack yet. With the
      script on this page, you can test them in an hour.
    </p>
    ${table('Results', ['Screen reader and browser', 'Result'], setups)}
    <p>
      The tests with Orca compare everything that Orca says with the expected speech. No person listens to it.
      No tests with users with disabilities were conducted.
    </p>
    <h2>Before you start</h2>
    <ol>
      <li>Use the current version of the screen reader and the browser, with their default settings.</li>
      <li>Open this page, or your own page with the same elements.</li>
      <li>For each task, follow the steps, and compare the speech with the column “Announced”.</li>
    </ol>
    <p>
      The words and their order differ between screen readers. A step passes if all of the information is
      announced, and nothing is announced twice.
    </p>
    ${table(
      'Keys and gestures',
      ['Screen reader', 'Start or stop', 'Next control', 'Next item', 'Activate'],
      [
        ['NVDA', 'Ctrl+Alt+N, NVDA+Q', 'Tab', 'Down', 'Enter or Space'],
        ['JAWS', 'Insert+F4 to stop', 'Tab', 'Down', 'Enter or Space'],
        ['VoiceOver, macOS', 'Command+F5', 'Tab', 'Ctrl+Option+Right', 'Ctrl+Option+Space'],
        [
          'VoiceOver, iOS',
          'Triple-click the side button, if set',
          'Swipe right',
          'Swipe right',
          'Double-tap',
        ],
        ['TalkBack', 'Hold both volume keys, if set', 'Swipe right', 'Swipe right', 'Double-tap'],
      ],
    )}
    <p>
      In the calendar, the arrow keys move by a day or a week, and Page Down by a month. If the screen reader
      uses these keys itself, switch to focus mode: NVDA+Space, or Insert+Z in JAWS. On phones, swipe through
      the days, and activate “Next month”.
    </p>
    ${tasks.map(
      ({ title, markup, height, steps, orca }, index) =>
        html`<h2>${`${index + 1}. ${title}`}</h2>
          ${plainTable(
            title,
            ['Step', 'Action', 'Announced'],
            steps.map((step, at) => [String(at + 1), ...step]),
          )}
          ${example({ title: `Try it: ${title.replace(/^./, (first) => first.toLowerCase())}`, markup, height, up: '' })}
          <details>
            <summary>Speech of Orca in Firefox</summary>
            ${code(getSpeech(orca))}
          </details>`,
    )}
    <h2>Report your results</h2>
    <p>
      Copy this text for each combination. If a step fails, write down the exact speech. Then open an issue in
      the project’s repository.
    </p>
    ${code(`Screen reader and version:
Browser and version:
Operating system and version:
auction-elements version:
${tasks.map(({ title }, index) => `${index + 1}. ${title}: passed / failed at step …, speech: …`).join('\n')}`)}`,
};
