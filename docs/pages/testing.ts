import { code, html, type Page, table } from '../view/layout.ts';
import { readSource } from './frameworks/readSource.ts';

const runners = (name: string) => readSource(`test/frameworks/apps/runners/${name}`);

export const testing: Page = {
  path: 'testing.html',
  title: 'Testing',
  description: 'Test pages with the elements in Vitest, Jest, Playwright, Selenium, and Cypress.',
  group: 'Guides',
  content: html`<p class="lead">
      You can test the elements in jsdom and happy-dom with one line of setup. In browser tests, you find them
      by role and name, like native controls.
    </p>
    ${code(`// vitest.config.js\n${runners('vitest.config.js')}`)}
    <h2>jsdom and happy-dom</h2>
    <p>
      These environments don’t implement <code>ElementInternals</code>, adopted stylesheets, and popovers.
      <code>auction-elements/testing</code> adds only what is missing. Import it before the elements, for
      example as a setup file as shown above.
    </p>
    <p>
      Jest doesn’t transform packages by default. The package consists of ES modules, so use Babel to convert
      them:
    </p>
    ${code(`// jest.config.cjs\n${runners('jest.config.cjs')}`)}
    ${code(`// babel.config.cjs\n${runners('babel.config.cjs')}`)}
    <h3>Queries</h3>
    <p>
      <code>auction-elements/testing/queries</code> provides the Testing Library queries <code>ByRole</code>,
      <code>ByLabelText</code>, and <code>ByText</code>. They also find controls inside the elements. They
      need <code>@testing-library/dom</code>, which the Testing Library packages for React, Vue, and Svelte
      include.
    </p>
    ${code(runners('dateInput.test.js'))}
    <p>
      With React, you can also pass the queries to <code>render()</code>:
      <code>render(app, { queries: { ...queries, ...auctionQueries } })</code>. With Vue and Svelte, call them
      with the container: <code>findByRole(container, 'textbox')</code>. Elements render asynchronously, so
      start each test with a <code>findBy…</code> query.
    </p>
    ${table(
      'Limitations',
      ['Feature', 'In jsdom and happy-dom', 'Instead'],
      [
        [
          html`<code>userEvent.clear()</code>`,
          'Throws, because it only checks the focus of the document.',
          html`Use <code>tripleClick()</code> and then <code>keyboard()</code>.`,
        ],
        [
          html`<code>min</code>, <code>max</code>, and <code>form.checkValidity()</code> in happy-dom`,
          'Not checked.',
          html`Call <code>checkValidity()</code> on the field. Test <code>min</code> and <code>max</code> in
            jsdom or in a browser.`,
        ],
        ['Styles and layout', 'Not available. Everything counts as visible.', 'Test in a browser.'],
      ],
    )}
    <h2>Playwright and Selenium</h2>
    <p>
      Playwright locators find elements in open shadow roots. Locate fields by role and name:
      <code>page.getByRole('textbox', { name: 'Viewing date' }).fill('2026-11-20')</code> works as with an
      <code>&lt;input&gt;</code>. <code>getByLabel()</code> can find two elements: the field and its button,
      or the field and the <code>&lt;input&gt;</code> inside it.
    </p>
    <p>The package also includes test helpers for common tasks in Playwright and Selenium 4:</p>
    ${code(`import { onPage } from 'auction-elements/testing/playwright'; // or …/selenium

const auction = onPage(page); // Selenium: onPage(driver)
await auction.setText('Paddle', '27');
await auction.setDate('Viewing date', '2026-11-20');
await auction.setTime('Time', '09:30');
await auction.openMenu('Coins');
await auction.followLink('Coins', 'Dimes');
await auction.search('tractor');`)}
    <p>
      Pass dates as <code>yyyy-MM-dd</code> and times as <code>HH:mm</code> in any locale. The menu helpers
      need a window that is at least 1104 px wide.
    </p>
    <h2>Cypress</h2>
    <p>
      Set <code>includeShadowDom: true</code> in the Cypress configuration. Then
      <code>cy.get('auction-date-input input').type('2026-11-20').blur()</code> finds the input. The library
      itself isn’t tested with Cypress.
    </p>
    <h2>Test coverage</h2>
    <ul>
      <li>
        Vitest 4 and Jest 30 with jsdom 22 to 27 and happy-dom 20: names, typing, values,
        <code>FormData</code>, errors, events, submission, the calendar, and the header’s search and menus
      </li>
      <li>Playwright 1.65 and Selenium 4 in Chromium: the steps of the example above</li>
    </ul>`,
};
