import { code, html, type Page, prose, table } from '../view/layout.ts';

export const migration: Page = {
  path: 'migration.html',
  title: 'Migrate from an existing header',
  description: 'Replace your own header and footer page by page. You can undo each step.',
  group: 'Getting started',
  content: html`<p class="lead">
      Replace your existing header and footer page by page. Old and new pages can be on the same site, and you
      can undo each step.
    </p>
    ${code(`- <!--#include virtual="/inc/header.asp"-->
+ <script type="module" src="/auction-elements/auction-site.js"></script>
+ <auction-header session="visitor"></auction-header>`)}
    ${table(
      '1. List what your header contains',
      ['In your header', 'In Auction Elements'],
      [
        ['Logo and name', prose('The attributes `logo-src` and `product-name`')],
        ['Menus and links', prose('`browse`, `about`, and `links` in the configuration')],
        [
          'Categories with menus',
          prose('`categories` in the configuration, with `subGroups`, `popular`, and `promotion`'),
        ],
        [
          'Search form',
          prose(
            '`links.searchResults` and `endpoints.suggestions` in the configuration; the attribute `search-term`',
          ),
        ],
        [
          'Sign-in, sign-out, and account',
          prose(
            'The attribute `session`, or `loggedIn` in the data layer; `cookies` and `endpoints.logout` in the configuration',
          ),
        ],
        [
          '“Hello, Ann”',
          prose('The slot `tools-end`. The account menu is called “My {product}” and doesn’t show a name.'),
        ],
        ['Language menu', prose('`languages` in the configuration')],
        ['Counts next to links', prose('The attribute `watchlist-count`; `count` of a link')],
        ['Banner above the page', prose('The slot `banner`')],
        [
          'Other content of the header',
          prose(
            '`tools` in the configuration, or the slots `tools-start`, `tools-end`, `mobile-start`, `mobile-end`, `after-categories`, and `menu-end`',
          ),
        ],
        ['Footer columns', prose('`footer` in the configuration')],
        ['Social links and newsletter', prose('`social` and `endpoints.newsletter` in the configuration')],
        [
          'Chat and accessibility widget',
          prose('The attributes `chat-src`, `chat-department`, and `accessibility-src` of the footer'),
        ],
        ['Colors and sizes', html`<a href="theming.html">Custom properties</a>`],
      ],
    )}
    <h2>2. Create the configuration</h2>
    <p>
      Write one JSON file for the whole site, or create it in the <a href="editor/index.html">site editor</a>.
      Anything that you omit keeps its default. The <a href="configuration.html">configuration reference</a>
      describes every key.
    </p>
    ${code(`{
  "$schema": "https://example.com/docs/site-config.schema.json",
  "productName": "Ridgeline Auctions",
  "links": { "signIn": "/login.asp", "searchResults": "/search.asp" },
  "browse": [{ "label": "Today’s sales", "href": "/today.asp" }],
  "categories": [{ "label": "Tractors" }, { "label": "Trucks" }]
}`)}
    <p>
      Bundle the configuration into a script, and save the script in the folder of the library’s files. Run
      the command again after each change of the configuration and after each update of the library.
    </p>
    ${code('npx auction-elements bundle --config site.json --out public/auction-elements/auction-site.js')}
    <h2>3. Switch one page</h2>
    <p>
      On one page, replace the include of the old header with the script and the element, as shown at the top
      of this page. Set <code>session="bidder"</code> for signed-in users, where the old header checked
      whether the user is signed in.
    </p>
    <p>
      Your stylesheets don’t affect the inside of the new header, and its styles don’t affect your page. If
      your CSS depends on the height of the header, for example in <code>scroll-padding</code>, update the
      value. The new header is 124 px high at 1104 px and wider, and 68.5 px high in narrower windows.
    </p>
    <h2>4. Find code that depends on the old header</h2>
    <p>
      Search your stylesheets and scripts for the IDs and classes of the old header and footer before you
      remove their HTML. Code that still uses them fails without an error.
    </p>
    ${code(`grep -rnE '#(header|nav|search)|\\.(site-header|navbar|footer)' css js templates`)}
    <p>Check the following code:</p>
    <ul>
      <li>print, right-to-left, and mobile stylesheets, and the offsets of sticky elements</li>
      <li>
        scripts that listen to events of the header, measure its height, or insert banners, chat buttons, or
        consent messages next to it
      </li>
      <li>tag manager triggers, A/B tests, and automated tests that select elements of the header</li>
    </ul>
    <p>
      In Chrome DevTools, <code>getEventListeners(element)</code> and the Coverage panel show the code that
      still uses the old HTML.
    </p>
    ${table(
      '5. Update your scripts',
      ['Before', 'After'],
      [
        [prose('`$("#search").submit(…)`'), prose('`addEventListener("auction-search", …)` on the document')],
        [
          prose('`$(".signout").click(…)`'),
          prose(
            '`addEventListener("auction-sign-out", …)`. To cancel the sign-out, call `preventDefault()`.',
          ),
        ],
        ['Clicks counted for analytics', prose('`push-events-to`, which pushes all events to a data layer')],
        [prose('`$("#cart").text(3)`'), prose('Set `watchlist-count`. Screen readers are notified.')],
      ],
    )}
    <h2>6. Switch the remaining pages</h2>
    <p>
      If your pages include the header from one file, replace the content of that file. Use the lines at the
      top of this page, or <a href="server-templates.html">generate a template</a> that renders the header in
      the initial HTML. Keep a copy of the old file. To undo the migration, restore the copy.
    </p>`,
};
