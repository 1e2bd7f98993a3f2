import { code, html, type Page } from '../view/layout.ts';

export const recipes: Page = {
  path: 'recipes.html',
  title: 'Recipes',
  description: 'Tag managers, Content-Security-Policy and signing out.',
  group: 'Guides',
  content: html`<p class="lead">
      What pages need besides the tags. For the servers that write them there are
      <a href="servers.html">files to copy</a>; caches, other origins and integrity are part of the
      <a href="deployment.html">deployment</a>.
    </p>
    <h2>Tag managers</h2>
    <p>
      A tag manager cannot see into shadow roots. <code>push-events-to</code> pushes a tag’s events to the
      data layer, and the links that are followed inside it as <code>auction-link</code>. Addresses that are
      subscribed are never pushed.
    </p>
    ${code(`<auction-header push-events-to="dataLayer"></auction-header>

// dataLayer gets:
{ "event": "auction-search", "auctionTag": "auction-header", "auctionDetail": { "term": "plow", "href": "…" } }
{ "event": "auction-link", "auctionTag": "auction-header", "auctionDetail": { "href": "…", "text": "Watchlist" } }`)}
    <p>
      In Google Tag Manager: a Custom Event trigger on <code>auction-.*</code>, with “Use regex matching”.
    </p>
    <h2>Content-Security-Policy</h2>
    <p>
      The tags need scripts from where they lie, and nothing else: no inline style, no <code>eval</code>, no
      unsafe source.
    </p>
    ${code(`Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'`)}
    <p>
      Where <code>trusted-types</code> lists the policies of a page, <code>auction-elements</code> has to be
      among them for <code>chat-src</code> and <code>accessibility-src</code>: it vouches for the addresses
      that these attributes name, and for nothing else. List <code>auction-elements-html</code> too:
      <code>autoload.js</code> and the scripts of header, footer, search, and newsletter insert their HTML
      with it. If you don’t list it, browsers report a violation. The elements still work: they insert their
      HTML with <code>setHTML()</code>, or React renders them in browsers without it.
    </p>
    ${code(`Content-Security-Policy: …; require-trusted-types-for 'script'; trusted-types auction-elements auction-elements-html`)}
    <h2>Signing out</h2>
    <p>
      The script removes the four cookies at the path <code>/</code>, <code>Secure</code>, partitioned and
      <code>__Host-</code> ones too. No script can remove <code>HttpOnly</code> cookies or those of another
      path: the server has to, at the two addresses where a sign-out ends, <code>/account/signout</code> and,
      without script, <code>/sign-out</code>.
    </p>
    <p>
      With <code>Domain</code>, cookies may belong to a domain above the page’s host. The script removes those
      too, and warns on the console if a cookie is still readable.
    </p>
    <h3>Speculation rules</h3>
    <p>
      Speculation rules let browsers request links before users follow them. While the pointer is over Sign
      Out or Sign In, the header hides their addresses from the rules. It cannot hide them without JavaScript,
      or from rules with the eagerness <code>immediate</code>. Both links have <code>rel="nofollow"</code>, so
      that your rules can exclude them, and your server should not sign out on a prefetch:
    </p>
    ${code(`{ "where": { "and": [{ "href_matches": "/*" }, { "not": { "selector_matches": "[rel~=nofollow]" } }] } }`)}
    ${code(`<?php // /sign-out
if (str_contains($_SERVER['HTTP_SEC_PURPOSE'] ?? '', 'prefetch')) {
  http_response_code(503);
  exit;
}`)}
    <h2>A notice that stays closed</h2>
    <p>
      The header closes the notice in its slot <code>banner</code>; the page decides whether it is there the
      next time. A notice that is removed before the header is defined moves nothing.
    </p>
    ${code(`<auction-header><p slot="banner" id="pickup-24">Pickup in Omaha closes at noon.</p></auction-header>
<script>
  const notice = document.querySelector('[slot=banner]');
  if (localStorage.getItem('closed-notice') === notice.id) notice.remove();
  document.querySelector('auction-header').addEventListener('auction-banner-dismiss', () => {
    localStorage.setItem('closed-notice', notice.id);
  });
</script>`)}
    <h2>Before the script has come</h2>
    <p>
      Link to <code>auction-elements.css</code> where tags stand alone: it keeps the place of header, fields
      and buttons. Where header and footer are all that a page has, link to <code>auction-header.css</code>,
      which is a fifth of it. A header that has no category bar says it in an attribute, as
      <code>variant="minimal"</code> or, without spaces, <code>config='{"categories":[]}'</code>: a style
      sheet cannot read a JSON child. Prerendered header and footer need it only for native controls in form
      fields.
    </p>
    ${code(`<link rel="stylesheet" href="/auction/auction-elements.css">`)}`,
};
