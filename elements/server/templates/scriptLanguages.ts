import { maxNameLength } from '../../../src/site/config/site.ts';
import { toAsciiScript } from '../text/escape.ts';
import { chooseByIf, type TemplateLanguage } from './language.ts';

/** Template languages that embed a programming language. */

export const php: TemplateLanguage = {
  name: 'PHP',
  markdown: 'php',
  getFileName: (kind) => `${kind}.php`,
  formatInclude: (fileName) => `<?php include $_SERVER['DOCUMENT_ROOT'] . '/partials/${fileName}' ?>`,
  notes: `Requires PHP 7 or later. Call \`session_start()\` first. The user is signed in if \`$_SESSION['bidder']\` is set. Optional variables, which you
set before you include a file: \`$auction_bidder\` (true or false), \`$auction_product_name\`, and \`$auction_nonce\`.`,
  reservedCharacters: /<(?=\?)/g,
  start: () => String.raw`<?php
$auction_is_bidder = $auction_bidder ?? isset($_SESSION['bidder']);
$auction_page = '/' . ltrim($_SERVER['REQUEST_URI'] ?? '', '/\\');
?>
`,
  end: () => '\n',
  ...chooseByIf({
    bidder: '$auction_is_bidder',
    hasProductName: 'isset($auction_product_name)',
    isLonger: (length) => `strlen($auction_product_name) > ${length}`,
    isPage: (path) => `$auction_page === '${path}'`,
    productName: "<?= htmlspecialchars($auction_product_name, ENT_QUOTES, 'UTF-8') ?>",
    when: (condition, then, otherwise) =>
      `<?php if (${condition}) { ?>${then}${otherwise && `<?php } else { ?>${otherwise}`}<?php } ?>`,
  }),
  returnAddress: '<?= rawurlencode($auction_page) ?>',
  nonce: "<?= htmlspecialchars($auction_nonce ?? '', ENT_QUOTES, 'UTF-8') ?>",
  year: "<?= date('Y') ?>",
};

export const erb: TemplateLanguage = {
  name: 'Rails',
  markdown: 'erb',
  getFileName: (kind) => `_${kind}.html.erb`,
  formatInclude: (fileName) => `<%= render "auction/${fileName.slice(1, -'.html.erb'.length)}" %>`,
  notes: `Put the files in \`app/views/auction\`. The user is signed in if \`session[:bidder]\` is present. You can pass other values to \`render\`:
\`render "auction/header", bidder: current_user.present?, product_name: "Gavel", nonce: "…"\`. The nonce defaults to the nonce of Rails'
\`content_security_policy\`.`,
  reservedCharacters: /<(?=%)/g,
  start: () => String.raw`<%
auction_bidder = local_assigns.fetch(:bidder) { session[:bidder].present? }
auction_product_name = local_assigns[:product_name]
auction_page = request.fullpath.sub(%r{\A[/\\]*}, "/")
%>`,
  end: () => '\n',
  ...chooseByIf({
    bidder: 'auction_bidder',
    hasProductName: 'auction_product_name',
    isLonger: (length) => `auction_product_name.length > ${length}`,
    isPage: (path) => `auction_page == "${path}"`,
    productName: '<%= ERB::Util.html_escape(auction_product_name) %>',
    when: (condition, then, otherwise) =>
      `<% if ${condition} %>${then}${otherwise && `<% else %>${otherwise}`}<% end %>`,
  }),
  returnAddress: '<%= ERB::Util.url_encode(auction_page) %>',
  nonce: '<%= local_assigns.fetch(:nonce) { content_security_policy_nonce } %>',
  year: '<%= Time.now.year %>',
};

export const jsp: TemplateLanguage = {
  name: 'JSP',
  markdown: 'jsp',
  getFileName: (kind) => `${kind}.jsp`,
  formatInclude: (fileName) => `<jsp:include page="/WEB-INF/auction/${fileName}" />`,
  notes: `The user is signed in if the session has the attribute \`bidder\`. Optional request attributes, which you set before you include a file:
\`auction_bidder\` (a Boolean), \`auction_product_name\`, and \`auction_nonce\`.`,
  // After a backslash, `#` and `%` belong to a JSP escape.
  reservedCharacters: /\$|#(?=\{)|(?<=\\)[#%]|<(?=%)/g,
  start: () => String.raw`<% {
Object auctionGivenBidder = request.getAttribute("auction_bidder");
boolean auctionBidder = auctionGivenBidder != null ? Boolean.TRUE.equals(auctionGivenBidder)
    : request.getSession(false) != null && request.getSession(false).getAttribute("bidder") != null;
Object auctionForwarded = request.getAttribute(RequestDispatcher.FORWARD_REQUEST_URI);
Object auctionPath = auctionForwarded != null ? auctionForwarded : request.getRequestURI();
Object auctionQuery = auctionForwarded != null ? request.getAttribute(RequestDispatcher.FORWARD_QUERY_STRING) : request.getQueryString();
String auctionPage = auctionPath.toString().replaceFirst("^[/\\\\]*", "/") + (auctionQuery == null ? "" : "?" + auctionQuery);
String[] auctionTexts = { "auction_product_name", "auction_nonce" };
for (int i = 0; i < auctionTexts.length; i++) {
  Object given = request.getAttribute(auctionTexts[i]);
  auctionTexts[i] = given == null ? "" : given.toString().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
}
String auctionProductName = auctionTexts[0];
String auctionNonce = auctionTexts[1];
%>`,
  end: () => '<% } %>\n',
  ...chooseByIf({
    bidder: 'auctionBidder',
    hasProductName: '!auctionProductName.isEmpty()',
    isLonger: (length) => `auctionProductName.length() > ${length}`,
    isPage: (path) => `auctionPage.equals("${path}")`,
    productName: '<%= auctionProductName %>',
    when: (condition, then, otherwise) =>
      `<% if (${condition}) { %>${then}${otherwise && `<% } else { %>${otherwise}`}<% } %>`,
  }),
  returnAddress: '<%= java.net.URLEncoder.encode(auctionPage, "UTF-8") %>',
  nonce: '<%= auctionNonce %>',
  year: '<%= java.time.Year.now() %>',
};

export const asp: TemplateLanguage = {
  name: 'ASP',
  markdown: 'asp',
  getFileName: (kind) => `${kind}.asp`,
  formatInclude: (fileName) => `<!-- #include virtual="/partials/${fileName}" -->`,
  notes: `Include each file once, outside of an \`If\`. The user is signed in if \`Session("bidder")\` isn't empty. Optional:
\`Application("auction_product_name")\` sets the product name, and the page's variable \`auction_nonce\` sets the nonce.`,
  reservedCharacters: /<(?=%|!--)/g,
  start: (kind) => String.raw`<%
Sub Auction${kind}()
Dim auctionPage
auctionPage = Request.ServerVariables("SCRIPT_NAME")
If Request.ServerVariables("QUERY_STRING") <> "" Then auctionPage = auctionPage & "?" & Request.ServerVariables("QUERY_STRING")
Do While Left(auctionPage, 1) = "/" Or Left(auctionPage, 1) = "\"
  auctionPage = Mid(auctionPage, 2)
Loop
auctionPage = "/" & auctionPage
%>`,
  end: (kind) => `<%
End Sub
Auction${kind}
%>
`,
  ...chooseByIf({
    bidder: 'Session("bidder") <> ""',
    hasProductName: 'Application("auction_product_name") <> ""',
    isLonger: (length) => `Len(Application("auction_product_name")) > ${length}`,
    isPage: (path) => `auctionPage = "${path}"`,
    productName: '<%=Server.HTMLEncode(Application("auction_product_name"))%>',
    when: (condition, then, otherwise) =>
      `<% If ${condition} Then %>${then}${otherwise && `<% Else %>${otherwise}`}<% End If %>`,
  }),
  returnAddress: '<%=Server.URLEncode(auctionPage)%>',
  nonce: '<%=Server.HTMLEncode(auction_nonce)%>',
  year: '<%=Year(Date)%>',
};

/** Razor parses the tags in its code blocks. Blocks therefore contain whole elements, and attributes use expressions. */
export const razor: TemplateLanguage = {
  name: 'Razor',
  markdown: 'cshtml',
  getFileName: (kind) => `_Auction${kind === 'header' ? 'Header' : 'Footer'}.cshtml`,
  formatInclude: (fileName) => `<partial name="${fileName.slice(0, -'.cshtml'.length)}" />`,
  notes: `Put the files in \`Views/Shared\` or \`Pages/Shared\` of your ASP.NET Core app. The user is signed in if \`User.Identity.IsAuthenticated\` is
true. Optional: \`ViewData["auction_bidder"]\` (true or false), \`ViewData["auction_product_name"]\`, and \`ViewData["auction_nonce"]\`.`,
  // Tag helpers resolve `~/`.
  reservedCharacters: /@|~(?=\/)/g,
  start: (_kind, { productName }) => String.raw`@{
    var auctionBidder = ViewData["auction_bidder"] as bool? ?? User.Identity?.IsAuthenticated == true;
    var auctionProductName = ViewData["auction_product_name"] as string ?? ${toAsciiScript(JSON.stringify(productName))};
    var auctionPage = "/" + (Context.Request.PathBase + Context.Request.Path + Context.Request.QueryString).TrimStart('/', '\\');
}
`,
  end: () => '\n',
  session: '@(auctionBidder ? "bidder" : "visitor")',
  choose: (bidder, visitor) =>
    [bidder && `@if (auctionBidder) {${bidder}}`, visitor && `@if (!auctionBidder) {${visitor}}`].join(''),
  formatProductName: () => '@(auctionProductName)',
  formatLongAttribute: () => ` data-long="@(auctionProductName.Length > ${maxNameLength} ? "true" : null)"`,
  formatCurrent: (path) => ` aria-current="@(auctionPage == "${path}" ? "page" : null)"`,
  returnAddress: '@(Uri.EscapeDataString(auctionPage))',
  nonce: '@(ViewData["auction_nonce"])',
  year: '@(DateTime.Now.Year)',
};
