import { html, type Page, table } from '../view/layout.ts';

export const support: Page = {
  path: 'support.html',
  title: 'Support and accessibility',
  description: 'Browsers that are supported, and the accessibility criteria that are tested.',
  group: 'Guides',
  content: html`<h2>Browsers</h2>
    <p>
      The last two years of Chrome, Edge, Firefox and Safari. What decides is the platform: declarative shadow
      roots, constructable style sheets, popovers, <code>ElementInternals</code>, <code>light-dark()</code>.
    </p>
    ${table(
      'From version',
      ['Browser', 'Version'],
      [
        ['Chrome, Edge', '123'],
        ['Firefox', '125'],
        ['Safari', '17.5'],
      ],
    )}
    <p>
      The tests run in Chromium, Firefox and WebKit; in pages with Prototype, MooTools, jQuery, Dojo, and YUI,
      with frozen and with broken built-ins too, and under the style sheets of Bootstrap and Foundation. Older
      browsers show what a
      <a href="prerender.html">server has prerendered</a> only if they know declarative shadow roots; in those
      without script or modules, tags stay empty.
    </p>
    <p>
      Pages in quirks mode and pages that are written by script are like any other. In XHTML, where Chromium
      runs no module scripts, import the library:
      <code>&lt;script&gt;import('/auction-elements.js')&lt;/script&gt;</code>.
    </p>
    <h2>Accessibility</h2>
    <p>
      The aim is WCAG 2.2 at level AA, and the patterns of the ARIA Authoring Practices Guide. Each of these
      is a test that runs with every change:
    </p>
    ${table(
      'What is tested',
      ['Criterion', 'How'],
      [
        [
          '1.3.1, 4.1.2 names and roles',
          'Every control is found by role and name; axe finds nothing in each state.',
        ],
        [
          '1.3.5 input purpose',
          '`autocomplete` and all that an `<input>` or `<button>` takes act as on the native control: accessibility tree, request, focus and events are compared.',
        ],
        ['1.4.3, 1.4.11 contrast', 'Computed for each pair of colours, in both schemes.'],
        [
          '1.4.4, 1.4.10 zoom and reflow',
          'Pages of 320 px width and 400 % zoom scroll in one direction only; text follows the default font size of the browser (24 and 32 px) and Firefox’s text-only zoom (200 %), and none is cut off.',
        ],
        ['1.4.12 text spacing', 'Nothing is cut off.'],
        ['1.4.13 content on hover', 'Tooltips and menus stay under the pointer, and Escape closes them.'],
        ['2.1.1, 2.1.2 keyboard', 'Each key of the tables on the tags’ pages, pressed for real.'],
        ['2.3.3 animation', 'None with `prefers-reduced-motion`.'],
        [
          '2.4.3, 2.4.7, 2.4.11 focus',
          'In the order of reading, visible, never covered, given back when something closes.',
        ],
        [
          '2.5.5, 2.5.8 target size',
          'At least 24 px; for touch 44 px in header, menus and calendar, and 48 px in the mobile menu.',
        ],
        ['3.3.1, 3.3.3 errors', 'In words, beside their field, linked to it; a summary leads to each.'],
        ['4.1.3 status messages', 'Counts, results and errors are announced politely.'],
      ].map(([criterion = '', how = '']) => [criterion, how.replaceAll('`', '')]),
    )}
    <p>
      Forced colours are tested too, and <code>prefers-contrast</code>,
      <code>prefers-reduced-transparency</code>, saving of data and print. What the accessibility interface of
      the platform has of each control is compared with the native control, in windows of Chromium, Firefox
      and WebKitGTK. Known limits: in a right-to-left page with a left-to-right locale, a time such as “09:30
      AM” is shown reordered by the browser.
    </p>
    <p>
      The screen reader Orca is part of the tests: what it says on the way through pages in Firefox and
      Chromium is compared with what it should say. NVDA, JAWS, VoiceOver and TalkBack have not been used.
    </p>
    <h2>What is left to the page</h2>
    <p>The tags make no page accessible by themselves. The page has to have:</p>
    <ul>
      <li>A label for each field, and a <code>label</code> for each icon button. A placeholder is none.</li>
      <li>
        <code>lang</code> on <code>&lt;html&gt;</code>, from which header, footer, search and newsletter take
        their language; fields have <code>locale</code>.
      </li>
      <li>
        A link before the header that leads to the main content, a <code>&lt;main&gt;</code>, and an
        <code>&lt;h1&gt;</code>. Headings of the footer are of level 2.
      </li>
      <li>Contrast for <a href="theming.html">colours of your own</a>.</li>
      <li>Names for what it puts into slots, such as alternative texts of pictures.</li>
      <li>
        “Error: ” at the start of the title when a server sends a form
        <a href="errors.html">with its errors</a>.
      </li>
    </ul>
    <p>
      The <a href="conformance.html">conformance report</a> has every criterion of levels A and AA, and of EN
      301 549, with the tests that show it.
    </p>`,
};
