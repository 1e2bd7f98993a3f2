interface ReadmeOptions {
  styles: 'link' | 'inline' | 'nonce';
  cssName: string;
  /** The files write the nonce themselves. */
  hasNonce: boolean;
}

interface ServerKind {
  name: string;
  language: string;
  /** For `--return-address`. */
  returnAddress: string;
  /** The line in the page. */
  include: string;
}

const servers: readonly ServerKind[] = [
  {
    name: 'ASP',
    language: 'asp',
    returnAddress:
      '<%=Server.URLEncode(Request.ServerVariables("SCRIPT_NAME") & "?" & Request.ServerVariables("QUERY_STRING"))%>',
    include:
      '<% If Session("Bidder") <> "" Then %><!-- #include virtual="/partials/header.bidder.html" --><% Else %><!-- #include virtual="/partials/header.visitor.html" --><% End If %>',
  },
  {
    name: 'PHP',
    language: 'php',
    returnAddress: '<?= rawurlencode("/" . ltrim($_SERVER["REQUEST_URI"], "/")) ?>',
    include:
      "<?php include 'partials/header.' . (isset($_SESSION['bidder']) ? 'bidder' : 'visitor') . '.html' ?>",
  },
  {
    name: 'Rails',
    language: 'erb',
    returnAddress: '<%= ERB::Util.url_encode(request.fullpath) %>',
    include:
      '<%= render inline: Rails.root.join("partials/header.#{current_bidder ? "bidder" : "visitor"}.html").read %>',
  },
  {
    name: 'Django',
    language: 'django',
    returnAddress: '{{ request.get_full_path|urlencode:"" }}',
    include:
      '{% if request.user.is_authenticated %}{% include "partials/header.bidder.html" %}{% else %}{% include "partials/header.visitor.html" %}{% endif %}',
  },
  {
    name: 'Razor',
    language: 'cshtml',
    returnAddress:
      '@Uri.EscapeDataString("/" + (Context.Request.Path + Context.Request.QueryString).TrimStart("/"[0]))',
    include:
      '@* with the files renamed to .cshtml *@ <partial name="@(User.Identity!.IsAuthenticated ? "header.bidder" : "header.visitor")" />',
  },
  {
    name: 'Thymeleaf',
    language: 'html',
    returnAddress: '[(${#uris.escapeQueryParam(returnAddress)})]',
    include:
      "<th:block th:insert=\"~{${bidder} ? 'partials/header.bidder' : 'partials/header.visitor'}\"></th:block>",
  },
];

/** The README that lies beside the partials. */
export const formatReadme = ({
  styles,
  cssName,
  hasNonce,
}: ReadmeOptions): string => `# Header and footer, prerendered

Include \`header.visitor.html\` for visitors and \`header.bidder.html\` for those who are signed in where the page's body begins,
\`footer.html\` where it ends, and this once:

\`\`\`html
<script type="module" src="/auction-elements/autoload.js"></script>
\`\`\`

${formatStylesText(styles, cssName, hasNonce)}

A sign-in leads back to the front page, \`?d=%2F\`, until \`--return-address\` says what your templates write for the page's own
address; as soon as the script has come it leads back to the page in any case. It has to begin with one slash: where a server lets
\`//other.example/\` through, a sign-in page that trusts it would lead to another host.

${servers
  .map(
    ({ name, language, returnAddress, include }) => `## ${name}

\`\`\`${language}
${include}
\`\`\`

\`\`\`sh
npx auction-elements render --out partials/ --return-address '${returnAddress}'
\`\`\`
`,
  )
  .join('\n')}`;

function formatStylesText(styles: ReadmeOptions['styles'], cssName: string, hasNonce: boolean): string {
  if (styles === 'link')
    return `Serve \`${cssName}\` from the folder that was given as \`--css-path\`; its name changes with its content, so it may be cached for ever.`;
  if (styles === 'inline')
    return `The rules are in each file; \`${cssName}\` has the same, for pages that would rather link to them.`;
  return hasNonce
    ? 'Each file writes the nonce of your Content-Security-Policy as `--nonce` says.'
    : 'Replace `AUCTION_NONCE` in each file that you send by the nonce of your Content-Security-Policy, or say with `--nonce` what your templates write for it.';
}
