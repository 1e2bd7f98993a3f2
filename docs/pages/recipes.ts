import { code, html, type Page, plainTable } from '../view/layout.ts';

export const recipes: Page = {
  path: 'recipes.html',
  title: 'Recipes',
  description:
    'Search suggestions, tag managers, Content Security Policy, sign-out, dismissed banners, and layout shift.',
  group: 'Guides',
  content: html`<p class="lead">
      Solutions for common tasks. For a specific server, see <a href="servers.html">Server integrations</a>.
      For caches, CDNs, and subresource integrity, see <a href="deployment.html">Deployment</a>.
    </p>
    <h2>Search suggestions</h2>
    <p>
      While the user types, the search requests <code>endpoints.suggestions</code> with the query parameter
      <code>lotSearchTerm</code>. Your server responds with categories, with lots, or with both:
    </p>
    ${code(`{
  "data": [
    { "name": "Row Crop Tractors", "count": 63, "path": "/for-sale/farm-equipment/row-crop-tractors" },
    {
      "name": "2012 Oakfield 4WD Tractor",
      "path": "/lots/4711",
      "image": "/images/4711-80.jpg",
      "price": 8400,
      "currency": "USD",
      "endTime": "2026-12-03T16:00:00Z"
    }
  ]
}`)}
    ${plainTable(
      'Keys of a suggestion',
      ['Key', 'Value'],
      [
        [html`<code>name</code>`, 'Required. The name of the category or lot.'],
        [html`<code>count</code>`, 'The number of lots in the category. Omit it for a lot.'],
        [
          html`<code>path</code> or <code>href</code>`,
          'Required. A path on your site, or an http(s) URL. The base URL precedes paths.',
        ],
        [
          html`<code>image</code>`,
          'The http(s) URL or path of an image. It is shown at 40 × 40 px, so 80 × 80 px are sharp on all screens.',
        ],
        [
          html`<code>price</code>`,
          'A text such as “US $8,400”, which is shown unchanged, or a number. A number requires a currency, and is formatted in the language of the page.',
        ],
        [html`<code>currency</code>`, 'The ISO 4217 code of the currency, such as EUR.'],
        [
          html`<code>endTime</code>`,
          'The end of the auction in ISO 8601, with a time zone. It is shown as “Ends in 2 hours”.',
        ],
      ],
    )}
    <p>
      A lot requires an image, a price, or an end. The list shows at most ten options. If the response
      contains an image, a price, or an end, the last option is “Search all lots for …”. Invalid suggestions
      and values are ignored.
    </p>
    <h2>Recent searches</h2>
    <p>
      Set <code>recent-searches="on"</code> to store the five most recent search terms in the browser, and to
      show them when the empty search receives focus. If your users must agree first, see
      <a href="consent.html#recent-searches">Consent</a>.
    </p>
    ${code(`<auction-header recent-searches="on"></auction-header>`)}
    <h2>Tag managers</h2>
    <p>
      Tag managers can’t detect clicks inside shadow roots. Set <code>push-events-to</code> to push the
      element’s events to a data layer. It also pushes an <code>auction-link</code> event for each link that
      the user follows. Email addresses of newsletter subscribers are never pushed. Search terms, and the
      queries and fragments of URLs, can contain personal data. They are removed unless you set
      <code>push-unredacted</code>.
    </p>
    ${code(`<auction-header push-events-to="dataLayer"></auction-header>`)}
    <p>The data layer then receives objects such as these:</p>
    ${code(`{ "event": "auction-search", "auctionTag": "auction-header", "auctionDetail": { "term": "[redacted]", "href": "…" } }
{ "event": "auction-link", "auctionTag": "auction-header", "auctionDetail": { "href": "…", "text": "Watchlist" } }`)}
    <p>
      In Google Tag Manager, create a Custom Event trigger for <code>auction-.*</code>, and select “Use regex
      matching”.
    </p>
    <h2>Content Security Policy</h2>
    <p>
      Allow the origin that hosts the library in <code>script-src</code> and <code>style-src</code>. Nothing
      else is needed: the elements use no inline styles and no <code>eval</code>.
    </p>
    ${code(`Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'`)}
    <h3>Trusted Types</h3>
    <p>If your policy lists Trusted Types policies in <code>trusted-types</code>, add these two:</p>
    ${code(`Content-Security-Policy: …; require-trusted-types-for 'script'; trusted-types auction-elements auction-elements-html`)}
    <ul>
      <li>
        <code>auction-elements</code> is required for <code>chat-src</code> and
        <code>accessibility-src</code>. It allows only the URLs in these two attributes.
      </li>
      <li>
        <code>auction-elements-html</code> lets <code>autoload.js</code> and the scripts of the header,
        footer, search, and newsletter form insert their HTML. If you omit it, the browser reports a
        violation. The elements still work, because React renders their HTML.
      </li>
    </ul>
    <h2>Sign-out</h2>
    <p>
      Sign Out removes the four cookies that signing in sets, if they are at the path <code>/</code>. This
      includes <code>Secure</code>, partitioned, and <code>__Host-</code> cookies, and cookies of parent
      domains. If a cookie is still readable afterwards, the console shows a message.
    </p>
    <p>
      JavaScript can’t remove <code>HttpOnly</code> cookies or cookies at other paths. Remove them on your
      server in the responses for <code>/account/signout</code> and <code>/sign-out</code>. The header opens
      the first URL after a sign-out, and the second one if JavaScript is off.
    </p>
    <h3>Speculation rules</h3>
    <p>
      Speculation rules let browsers request links before users follow them. While the pointer is over Sign
      Out or Sign In, the header hides these links from the rules. It can’t hide them without JavaScript, or
      from rules with the eagerness <code>immediate</code>. Exclude both links in your rules. They have
      <code>rel="nofollow"</code>:
    </p>
    ${code(`{ "where": { "and": [{ "href_matches": "/*" }, { "not": { "selector_matches": "[rel~=nofollow]" } }] } }`)}
    <p>Also make sure that your server doesn’t sign users out on a prefetch request:</p>
    ${code(`<?php // /sign-out
if (str_contains($_SERVER['HTTP_SEC_PURPOSE'] ?? '', 'prefetch')) {
  http_response_code(503);
  exit;
}`)}
    <h2>Remember a dismissed banner</h2>
    <p>
      When the user dismisses the banner in the slot <code>banner</code>, the header hides it on the current
      page. To keep it hidden on later pages, store the dismissal, and remove the banner before the header
      loads. This prevents layout shift.
    </p>
    ${code(`<auction-header><p slot="banner" id="pickup-24">Pickup in Omaha closes at noon.</p></auction-header>
<script>
  const banner = document.querySelector('[slot=banner]');
  if (localStorage.getItem('dismissed-banner') === banner.id) banner.remove();
  document.querySelector('auction-header').addEventListener('auction-banner-dismiss', () => {
    localStorage.setItem('dismissed-banner', banner.id);
  });
</script>`)}
    <h2>Prevent layout shift</h2>
    <p>
      Load <code>auction-elements.css</code>. It reserves space for the header, fields, and buttons until
      their scripts load. If a page uses only the header and the footer, load the smaller
      <code>auction-header.css</code>.
    </p>
    ${code(`<link rel="stylesheet" href="/auction/auction-elements.css">`)}
    <p>
      A stylesheet can’t read a JSON child. If your header has no category bar, set
      <code>variant="minimal"</code> or the attribute <code>config='{"categories":[]}'</code>, without spaces,
      so that the stylesheet reserves less space.
    </p>
    <p>
      A server-rendered header and footer don’t need the stylesheet. Load it only if you also use native
      controls in form fields.
    </p>`,
};
