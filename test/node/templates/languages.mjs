const tags = { if: /{% if (.*?) %}/, else: /{% else %}/, end: /{% endif %}/, code: /{[{%#]/g };
const includes = {
  if: /<!--#if expr="(.*?)" -->/,
  else: /<!--#else -->/,
  end: /<!--#endif -->/,
  code: /<!--#/g,
};

/**
 * Details of each language: its files, its `if` and bidder conditions, its code markers, and its expressions
 * for values.
 */
export const languages = {
  php: {
    files: ['header.php', 'footer.php'],
    if: /<\?php if \((.*?)\) { \?>/,
    else: /<\?php } else { \?>/,
    end: /<\?php } \?>/,
    code: /<\?/g,
    bidder: '$auction_is_bidder',
    current: `<?php if ($auction_page === '/for-sale?a=1&b=2') { ?> aria-current="page"<?php } ?>`,
    values: {
      returnAddress: '<?= rawurlencode($auction_page) ?>',
      nonce: "<?= htmlspecialchars($auction_nonce ?? '', ENT_QUOTES, 'UTF-8') ?>",
      year: "<?= date('Y') ?>",
    },
    collapses: String.raw`'/' . ltrim($_SERVER['REQUEST_URI'] ?? '', '/\\')`,
  },
  erb: {
    files: ['_header.html.erb', '_footer.html.erb'],
    if: /<% if (.*?) %>/,
    else: /<% else %>/,
    end: /<% end %>/,
    code: /<%/g,
    bidder: 'auction_bidder',
    current: `<% if auction_page == "/for-sale?a=1&b=2" %> aria-current="page"<% end %>`,
    values: {
      returnAddress: '<%= ERB::Util.url_encode(auction_page) %>',
      nonce: '<%= local_assigns.fetch(:nonce) { content_security_policy_nonce } %>',
      year: '<%= Time.now.year %>',
    },
    collapses: String.raw`request.fullpath.sub(%r{\A[/\\]*}, "/")`,
  },
  jsp: {
    files: ['header.jsp', 'footer.jsp'],
    if: /<% if \((.*?)\) { %>/,
    else: /<% } else { %>/,
    end: /<% } %>/,
    code: /<%|[$#]{/g,
    bidder: 'auctionBidder',
    current: `<% if (auctionPage.equals("/for-sale?a=1&b=2")) { %> aria-current="page"<% } %>`,
    values: {
      returnAddress: '<%= java.net.URLEncoder.encode(auctionPage, "UTF-8") %>',
      nonce: '<%= auctionNonce %>',
      year: '<%= java.time.Year.now() %>',
    },
    collapses: String.raw`.replaceFirst("^[/\\\\]*", "/")`,
  },
  asp: {
    files: ['header.asp', 'footer.asp'],
    if: /<% If (.*?) Then %>/,
    else: /<% Else %>/,
    end: /<% End If %>/,
    code: /<%/g,
    bidder: 'Session("bidder") <> ""',
    current: `<% If auctionPage = "/for-sale?a=1&b=2" Then %> aria-current="page"<% End If %>`,
    values: {
      returnAddress: '<%=Server.URLEncode(auctionPage)%>',
      nonce: '<%=Server.HTMLEncode(auction_nonce)%>',
      year: '<%=Year(Date)%>',
    },
    collapses: String.raw`Do While Left(auctionPage, 1) = "/" Or Left(auctionPage, 1) = "\"`,
  },
  django: {
    files: ['header.html', 'footer.html'],
    ...tags,
    bidder: 'request.user.is_authenticated or auction_bidder',
    current: `{% if auction_page == "/for-sale?a=1&b=2" %} aria-current="page"{% endif %}`,
    values: {
      returnAddress: '{{ auction_page|urlencode:"" }}',
      nonce: '{% firstof auction_nonce request.csp_nonce %}',
      year: '{% now "Y" %}',
    },
    collapses: 'auction_page=request.get_full_path',
  },
  jinja: {
    files: ['header.html', 'footer.html'],
    ...tags,
    bidder: 'auction_is_bidder',
    current: `{% if auction_page == "/for-sale?a=1&b=2" %} aria-current="page"{% endif %}`,
    values: {
      returnAddress: '{{ auction_page|urlencode }}',
      nonce: '{{ auction_nonce|default("")|e }}',
      year: '{{ auction_year|default("")|e }}',
    },
    collapses: '"/" ~ ((request.script_root ~ request.path)|urlencode).lstrip("/")',
  },
  twig: {
    files: ['header.html.twig', 'footer.html.twig'],
    ...tags,
    bidder: 'auction_is_bidder',
    current: `{% if auction_page == '/for-sale?a=1&b=2' %} aria-current="page"{% endif %}`,
    values: {
      returnAddress: '{{ auction_page|url_encode }}',
      nonce: "{{ (auction_nonce ?? '')|e }}",
      year: "{{ 'now'|date('Y') }}",
    },
    collapses: String.raw`'/' ~ app.request.requestUri|trim('/\\', 'left')`,
  },
  liquid: {
    files: ['auction-header.liquid', 'auction-footer.liquid'],
    ...tags,
    bidder: 'auction_bidder or customer',
    current: `{% if auction_page == '/for-sale?a=1&b=2' %} aria-current="page"{% endif %}`,
    values: {
      returnAddress: '{{ auction_page | url_encode }}',
      nonce: '{{ auction_nonce | escape }}',
      year: "{{ 'now' | date: '%Y' }}",
    },
    collapses: "lstrip | replace: ' ', '/' | prepend: '/'",
  },
  ssi: {
    files: ['header.shtml', 'footer.shtml'],
    ...includes,
    bidder: "v('auction_bidder') == '1'",
    current: `<!--#if expr="v('auction_page') == '/for-sale?a=1&b=2'" --> aria-current="page"<!--#endif -->`,
    values: {
      returnAddress: '<!--#echo encoding="urlencoded" var="auction_page" -->',
      nonce: '<!--#echo encoding="entity" var="auction_nonce" -->',
      year: '<!--#config timefmt="%Y" --><!--#echo var="DATE_LOCAL" -->',
    },
    collapses: String.raw`v('REQUEST_URI') !~ m#^/([^/\\]|$)#`,
  },
  // Its configuration collapses whitespace.
  nginx: {
    files: ['header.shtml', 'footer.shtml'],
    ...includes,
    bidder: '$auction_bidder = 1',
    visitor: '$auction_bidder != 1',
    current: `<!--#if expr="'$auction_page' = '/for-sale?a=1&b=2'" --> aria-current="page"<!--#endif -->`,
    values: {
      returnAddress: '<!--#echo encoding="url" var="auction_path" -->',
      nonce: '<!--#echo encoding="none" var="auction_nonce" -->',
      year: '<!--#config timefmt="%Y" --><!--#echo var="DATE_LOCAL" -->',
      productName: /<!--#echo encoding="none" var="auction_product_name" default="(.*?)" -->/g,
    },
    collapses: '',
  },
  razor: {
    files: ['_AuctionHeader.cshtml', '_AuctionFooter.cshtml'],
    code: /@/g,
    bidder: 'auctionBidder',
    current: ' aria-current="@(auctionPage == "/for-sale?a=1&b=2" ? "page" : null)"',
    values: {
      returnAddress: '@(Uri.EscapeDataString(auctionPage))',
      nonce: '@(ViewData["auction_nonce"])',
      year: '@(DateTime.Now.Year)',
    },
    collapses: String.raw`Context.Request.QueryString).TrimStart('/', '\\')`,
  },
};
