import { code, html, type Page } from '../view/layout.ts';

export const recipes: Page = {
  path: 'recipes.html',
  title: 'Recipes',
  description: 'ASP, PHP, Rails, WordPress, tag managers, Content-Security-Policy and integrity.',
  group: 'Guides',
  content: html`<p class="lead">What the server knows goes into attributes, encoded as any attribute.</p>
    <h2>ASP</h2>
    ${code(`<script type="module" src="/auction/autoload.js"></script>
<auction-header product-name="<%= Server.HTMLEncode(productName) %>"
  session="<% If Session("bidder") <> "" Then Response.Write("bidder") Else Response.Write("visitor") %>"></auction-header>`)}
    <h2>PHP</h2>
    ${code(`<auction-header
  session="<?= isset($_SESSION['bidder']) ? 'bidder' : 'visitor' ?>"
  config="<?= htmlspecialchars(json_encode($siteConfig)) ?>"
></auction-header>`)}
    <h2>Rails</h2>
    ${code(`<%= javascript_include_tag "auction/autoload", type: "module" %>
<%= content_tag "auction-header", "", session: current_user ? "bidder" : "visitor", config: site_config.to_json %>`)}
    <h2>WordPress</h2>
    ${code(`add_action('wp_enqueue_scripts', function () {
  wp_enqueue_script_module('auction-elements', get_theme_file_uri('auction/autoload.js'));
});

// header.php
<auction-header product-name="<?php echo esc_attr(get_bloginfo('name')); ?>"></auction-header>`)}
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
      that these attributes name, and for nothing else. Pages without the two need no policy.
    </p>
    ${code(`Content-Security-Policy: …; require-trusted-types-for 'script'; trusted-types auction-elements`)}
    <h2>Signing out</h2>
    <p>
      The script removes the four cookies at the path <code>/</code>, <code>Secure</code>, partitioned and
      <code>__Host-</code> ones too. No script can remove <code>HttpOnly</code> cookies or those of another
      path: the server has to, at the two addresses where a sign-out ends, <code>/account/signout</code> and,
      without script, <code>/sign-out</code>.
    </p>
    <h2>Integrity</h2>
    <p>
      <code>integrity.json</code> has the hash of each file. An import map carries those of the chunks, which
      no tag of the page names:
    </p>
    ${code(`<script type="importmap">{ "integrity": { "/auction/chunks/core-….js": "sha384-…" } }</script>
<script type="module" src="/auction/autoload.js" integrity="sha384-…"></script>`)}`,
};
