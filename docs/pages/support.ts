import { html, type Page, prose, table } from '../view/layout.ts';

export const support: Page = {
  path: 'support.html',
  title: 'Browser support and accessibility',
  description:
    'Minimum browser versions, tested accessibility criteria, known limits, and your responsibilities.',
  group: 'Reference',
  content: html`<p class="lead">
      The elements support the last two years of Chrome, Edge, Firefox, and Safari. They aim for WCAG 2.2
      level AA. They are tested with the Orca screen reader, but not with NVDA, JAWS, VoiceOver, or TalkBack.
      The <a href="screen-readers.html">screen reader tests</a> contain a script for your own tests.
    </p>
    ${table(
      'Minimum versions',
      ['Browser', 'Version'],
      [
        ['Chrome, Edge', '126'],
        ['Firefox', '126'],
        ['Safari', '17.5'],
      ],
    )}
    <p>
      The elements require declarative shadow roots, constructable stylesheets, popovers,
      <code>ElementInternals</code>, <code>:state()</code>, and <code>light-dark()</code>. Each day, tests
      open menus, search, and fill in forms in Chromium 126. No test runs in Firefox 126 or Safari 17.5.
    </p>
    <p>
      In Chrome 134 and earlier, an icon button that is named only by <code>aria-labelledby</code> logs that
      its label is missing.
    </p>
    <h2>Older browsers</h2>
    <p>
      In older browsers, and without JavaScript, client-rendered elements are empty. A
      <a href="prerender.html">server-rendered</a> header and footer are visible if the browser supports
      declarative shadow roots.
    </p>
    <h2>Unusual pages</h2>
    <p>
      The elements also work in quirks mode and in pages that a script writes. In XHTML, Chromium doesn’t run
      module scripts, so import the library:
      <code>&lt;script&gt;import('/auction-elements.js')&lt;/script&gt;</code>. Server-rendered HTML isn’t
      valid XML, so XHTML pages contain only the tags.
    </p>
    <p>
      The tests run in Chromium, Firefox, and WebKit. They include pages with Prototype, MooTools, jQuery,
      Dojo, and YUI, pages with frozen or broken built-in objects, and the stylesheets of Bootstrap and
      Foundation.
    </p>
    ${table(
      'Other libraries on the page',
      ['Library', 'Effect', 'What to do'],
      [
        [
          'Mantine',
          'Escape in a calendar also closes the modal around it.',
          prose('Set `data-mantine-stop-propagation="true"` on the field.'),
        ],
        [
          'Fomantic UI, Vuetify',
          'Their modals move focus only between native controls, so Tab skips fields and buttons.',
          prose('Wrap an `<input>` in the field, and use a native `<button>` to submit.'),
        ],
        [
          'FastClick',
          'The menu button doesn’t react on phones.',
          prose('Set `class="needsclick"` on the header.'),
        ],
        [
          'Lenis',
          'The page scrolls instead of the open mobile menu.',
          prose('Set `data-lenis-prevent` on the header.'),
        ],
      ],
    )}
    ${table(
      'Accessibility tests',
      ['WCAG criterion', 'Test'],
      [
        [
          '1.3.1, 4.1.2 names and roles',
          'Tests find every control by its role and name. axe reports no violation in any state.',
        ],
        [
          '1.3.5 input purpose',
          'autocomplete and all other attributes of <input> and <button> work as on the native control. The tests compare the accessibility tree, the submitted data, focus, and events.',
        ],
        ['1.4.3, 1.4.11 contrast', 'The contrast of each pair of colors is computed in light and dark mode.'],
        [
          '1.4.4, 1.4.10 zoom and reflow',
          'At 320 px and at 400% zoom, pages scroll in only one direction. No text is cut off with a default font size of 24 or 32 px, or with Firefox’s text-only zoom at 200%.',
        ],
        ['1.4.12 text spacing', 'No text is cut off.'],
        [
          '1.4.13 content on hover',
          'Tooltips and menus stay open while the pointer is over them. Escape closes them.',
        ],
        ['2.1.1, 2.1.2 keyboard', 'The tests press each key in the keyboard tables of the element pages.'],
        ['2.3.3 animation', 'Nothing is animated with prefers-reduced-motion.'],
        [
          '2.4.3, 2.4.7, 2.4.11 focus',
          'Focus order matches reading order. Focus is visible, never covered, and restored when an overlay closes.',
        ],
        [
          '2.5.5, 2.5.8 target size',
          'Targets are at least 24 px. On touch screens, targets in the header, menus, and calendar are at least 44 px, and targets in the mobile menu are at least 48 px.',
        ],
        [
          '3.3.1, 3.3.3 errors',
          'Errors are text next to their field and describe it. An error summary links to each field.',
        ],
        ['4.1.3 status messages', 'Counts, results, and errors are announced politely.'],
      ],
    )}
    <p>
      Other tests cover forced colors, <code>prefers-contrast</code>,
      <code>prefers-reduced-transparency</code>, reduced data, and print. In Chromium, Firefox, and WebKitGTK,
      tests compare each control in the accessibility API of the platform with the native control. Tests with
      Orca compare its speech in Firefox and Chromium with the expected speech.
    </p>
    <p>
      The <a href="conformance.html">conformance report</a> lists every criterion of WCAG levels A and AA and
      of EN 301 549 with its tests.
    </p>
    <h2>Known limits</h2>
    <p>
      In a right-to-left page with a left-to-right locale, the browser displays the parts of a time such as
      “09:30 AM” in a different order.
    </p>
    <h2>Your responsibilities</h2>
    <p>Using these elements doesn’t make a page accessible. Your page also needs the following:</p>
    <ul>
      <li>
        A label for each field, and a <code>label</code> attribute on each icon button. A placeholder isn’t a
        label.
      </li>
      <li><code>lang</code> on <code>&lt;html&gt;</code>. All elements use this language.</li>
      <li>
        A skip link to the main content before the header, a <code>&lt;main&gt;</code> element, and an
        <code>&lt;h1&gt;</code>. The headings of the footer are at level 2.
      </li>
      <li>Enough contrast, if you <a href="theming.html">change colors</a>.</li>
      <li>Accessible names for the content of slots, such as alternative text for images.</li>
      <li>
        “Error: ” at the start of the page’s title, if your server renders a form
        <a href="errors.html">with errors</a>.
      </li>
    </ul>`,
};
