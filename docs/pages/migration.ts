import { code, html, type Page, prose, table } from '../view/layout.ts';

export const migration: Page = {
  path: 'migration.html',
  title: 'From a header of your own',
  description: 'How a hand-made header and footer are replaced: by page, by link, by script, and back.',
  group: 'Start',
  content: html`<p class="lead">
      A header that has grown in include files can be replaced page by page. Both can be on one site, and each
      step can be taken back.
    </p>
    ${table(
      '1. Write down what it has',
      ['In your header', 'Here'],
      [
        ['Logo and name', prose('`logo-src`, `product-name`')],
        ['Menus and links', prose('`browse`, `about` and `links` of the configuration')],
        ['Categories with a panel each', prose('`categories`, with `subGroups`, `popular` and `promotion`')],
        ['Search form', prose('`links.searchResults`, `endpoints.suggestions`, `search-term`')],
        [
          'Sign-in, sign-out, the account',
          prose(
            '`session`, or `loggedIn` in the data layer; `cookies` and `endpoints.logout` of the configuration',
          ),
        ],
        ['“Hello, Ann”', prose('the slot `tools-end`: the account menu is “My {product}”, without a name')],
        ['Languages of the site', prose('`languages` of the configuration')],
        ['Counters beside a link', prose('`watchlist-count`, `count` of a link')],
        ['A notice above the page', prose('the slot `banner`')],
        [
          'Anything else in the header',
          prose(
            '`tools` of the configuration, or the slots `tools-start`, `tools-end`, `mobile-start`, `mobile-end`, `after-categories`, `menu-end`',
          ),
        ],
        ['Columns of links in the footer', prose('`footer` of the configuration')],
        ['Social links, newsletter', prose('`social`, `endpoints.newsletter`')],
        [
          'Chat, accessibility widget',
          prose('`chat-src`, `chat-department`, `accessibility-src` of the footer'),
        ],
        ['Colours and sizes', html`<a href="theming.html">custom properties</a>`],
      ],
    )}
    <h2>2. Make the configuration</h2>
    <p>
      One file for the whole site. Its schema is beside these docs: an editor that knows JSON schemas
      completes the names and marks what is invalid. The <a href="editor/index.html">site editor</a> makes the
      file from forms. What is left out stays as it is built in; a category without <code>subGroups</code> is
      a link, by default to <code>/for-sale/</code> and its name, unless it has the name of a built-in one.
    </p>
    ${code(`{
  "$schema": "https://example.com/docs/site-config.schema.json",
  "productName": "Ridgeline Auctions",
  "links": { "signIn": "/login.asp", "searchResults": "/search.asp" },
  "browse": [{ "label": "Today’s sales", "href": "/today.asp" }],
  "categories": [{ "label": "Tractors" }, { "label": "Trucks" }]
}`)}
    <p>
      A mistake in one entry does not affect the others. Header and footer ignore an unknown key, a value of
      the wrong type, and an invalid item of a list. If an entry lacks a required key, such as a link without
      <code>href</code>, they ignore that entry. If all items of a list are invalid, they ignore the list.
      Instead of an ignored value, they use the default. The console lists all ignored entries in one warning,
      with the reason and the fix. The commands below list them, too, and write nothing until you fix the
      file.
    </p>
    <p>
      One command makes a script of it, which belongs into the folder of the library’s files. Run it again
      with each change of the configuration and each release of the library.
    </p>
    ${code('npx auction-elements bundle --config site.json --out public/auction-elements/auction-site.js')}
    <h2>3. Replace one page</h2>
    <p>
      Replace the include of one page by the tag. Rules of your style sheets do not reach into the tag, and
      its own do not reach out. Lengths that depend on the height of the old header, such as
      <code>scroll-padding</code>, depend on the new one: 124 px from 1,104 px on, 68.5 px in narrower
      windows.
    </p>
    ${code(`- <!--#include virtual="/inc/header.asp"-->
+ <script type="module" src="/auction-elements/auction-site.js"></script>
+ <auction-header session="visitor"></auction-header>`)}
    <p>
      Let the server set <code>session="bidder"</code> for users who are signed in, in the same place where
      the old header tells them from visitors.
    </p>
    <h2>Find what else is tied to the old header</h2>
    <p>
      Search your style sheets and scripts for the ids and classes of the old header and footer before their
      markup is removed: what is left over fails without an error.
    </p>
    ${code(`grep -rnE '#(header|nav|search)|\\.(site-header|navbar|footer)' css js templates`)}
    <ul>
      <li>
        Rules for them in print, right-to-left and mobile style sheets; offsets of sticky elements below the
        header.
      </li>
      <li>
        Scripts that bind to them, measure their height, or insert banners, chat buttons and consent notices
        beside them.
      </li>
      <li>
        Tag managers that select them for clicks, A/B tests that change them, and tests that click them.
      </li>
    </ul>
    <p>
      In the page, the console’s <code>getEventListeners(element)</code> and the Coverage panel of Chromium’s
      tools show what still uses the old markup.
    </p>
    ${table(
      '4. Move what your scripts did',
      ['Before', 'Now'],
      [
        [prose('`$("#search").submit(…)`'), prose('`addEventListener("auction-search", …)` on the document')],
        [prose('`$(".signout").click(…)`'), prose('`auction-sign-out`, which can be cancelled')],
        [prose('clicks counted for analytics'), prose('`push-events-to` mirrors all events to a data layer')],
        [prose('`$("#cart").text(3)`'), prose('set `watchlist-count`; the change is announced')],
      ],
    )}
    <h2>5. All other pages</h2>
    <p>
      Where pages include a file, change the content of that file: it can be the lines of step 3, or a
      <a href="prerender.html">partial</a>, which is on screen with the first byte and works without script.
      Keep a copy of the old file. To go back, restore it.
    </p>`,
};
