import { code, html, type Page, table } from '../view/layout.ts';
import { readSource } from './frameworks/readSource.ts';

const runners = (name: string) => readSource(`test/frameworks/apps/runners/${name}`);

export const testing: Page = {
  path: 'testing.html',
  title: 'Testing',
  description: 'Unit tests in jsdom and happy-dom with Testing Library; Playwright and Selenium.',
  group: 'Guides',
  content: html`<p class="lead">
      Unit tests need one line of set-up. In a browser the tags are found as the browser’s own controls are:
      by role, name and label.
    </p>
    <h2>In jsdom and happy-dom</h2>
    <p>
      These environments lack what form controls in shadow roots are made of: <code>ElementInternals</code>,
      adopted style sheets, popovers. <code>auction-elements/testing</code> adds what is missing, and nothing
      else. Import it before the tags.
    </p>
    ${code(`// vitest.config.js\n${runners('vitest.config.js')}`)}
    <p>Jest transforms no packages, and these are ES modules, which Babel makes into what Jest runs:</p>
    ${code(`// jest.config.cjs\n${runners('jest.config.cjs')}
// babel.config.cjs\n${runners('babel.config.cjs')}`)}
    <p>
      <code>auction-elements/testing/queries</code> has the queries <code>ByRole</code>,
      <code>ByLabelText</code> and <code>ByText</code> of Testing Library, which look into the tags as well.
      They need <code>@testing-library/dom</code>, which the packages for React, Vue and Svelte include.
    </p>
    ${code(runners('dateInput.test.js'))}
    <p>
      With <code>render()</code>: <code>render(app, { queries: { ...queries, ...auctionQueries } })</code>. A
      tag renders after the task that inserts it, so the first query of a test is one of <code>findBy…</code>.
    </p>
    ${table(
      'What differs from a browser',
      ['What', 'In tests', 'Write'],
      [
        [
          html`<code>userEvent.clear()</code>`,
          'Throws: it looks for the focus in the document only',
          html`<code>tripleClick()</code>, then <code>keyboard()</code>`,
        ],
        [
          html`<code>min</code>, <code>max</code> and <code>form.checkValidity()</code> in happy-dom`,
          'Not checked: its own date inputs know no range, its forms none of the tags',
          html`<code>checkValidity()</code> of the field; ranges in jsdom or in a browser`,
        ],
        ['Styles and layout', 'None: everything rendered counts as visible', 'A browser'],
      ],
    )}
    <h2>In a browser</h2>
    <p>
      Locators of Playwright look into open shadow roots:
      <code>page.getByLabel('Viewing on').fill('2026-11-20')</code> works as with an
      <code>&lt;input&gt;</code>. For common journeys there are functions, the same for Playwright and for
      Selenium 4. Dates and times are typed as <code>yyyy-MM-dd</code> and <code>HH:mm</code> whatever the
      locale of the field is. Menus are those of windows from 1104 px on.
    </p>
    ${code(`import { onPage } from 'auction-elements/testing/playwright'; // or …/selenium

const auction = onPage(page); // Selenium: onPage(driver)
await auction.setText('Paddle', '27');
await auction.setDate('Viewing on', '2026-11-20');
await auction.setTime('At', '09:30');
await auction.openMenu('Coins');
await auction.followLink('Coins', 'Dimes');
await auction.search('tractor');`)}
    <p>
      In Cypress, set <code>includeShadowDom: true</code> in its configuration; then
      <code>cy.get('auction-date-input input').type('2026-11-20').blur()</code> finds the input. Cypress is
      not part of the library’s own tests.
    </p>
    <h2>What is tested</h2>
    <p>
      The set-ups above, with Vitest 4 and Jest 30. jsdom 22 to 27 and happy-dom 20: names, typing, values,
      <code>FormData</code>, errors, events, submission, the calendar, the header’s search and menus.
      Playwright 1.65 and Selenium 4 in Chromium: the journey above.
    </p>`,
};
