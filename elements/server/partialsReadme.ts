interface ReadmeOptions {
  styles: 'link' | 'inline' | 'nonce';
  cssName: string;
}

/** How each kind of server includes the header: the one for whom it is, the sign-in leading back to the page. */
const servers: readonly (readonly [name: string, language: string, lines: string])[] = [
  [
    'ASP',
    'asp',
    `<% If Session("Bidder") <> "" Then %><!-- #include virtual="/partials/header.bidder.html" --><% Else %><!-- #include virtual="/partials/header.visitor.html" --><% End If %>`,
  ],
  [
    'PHP',
    'php',
    `<?= str_replace('?d=%2F', '?d=' . rawurlencode($_SERVER['REQUEST_URI']), file_get_contents('partials/header.' . (isset($_SESSION['bidder']) ? 'bidder' : 'visitor') . '.html')) ?>`,
  ],
  [
    'Rails',
    'erb',
    `<%= raw File.read(Rails.root.join("partials/header.#{current_bidder ? "bidder" : "visitor"}.html")).sub("?d=%2F", "?d=#{ERB::Util.url_encode(request.fullpath)}") %>`,
  ],
  [
    'Django',
    'django',
    `{% if request.user.is_authenticated %}{% include "partials/header.bidder.html" %}{% else %}{% include "partials/header.visitor.html" %}{% endif %}`,
  ],
  [
    'Razor',
    'cshtml',
    `@Html.Raw(File.ReadAllText($"partials/header.{(User.Identity!.IsAuthenticated ? "bidder" : "visitor")}.html").Replace("?d=%2F", "?d=" + Uri.EscapeDataString(Context.Request.Path + Context.Request.QueryString)))`,
  ],
  [
    'Thymeleaf',
    'html',
    `<th:block th:insert="~{partials/header.__\${#authorization.expression('isAuthenticated()') ? 'bidder' : 'visitor'}__.html}"></th:block>`,
  ],
];

/** The README that lies beside the partials. */
export const readme = ({ styles, cssName }: ReadmeOptions): string => `# Header and footer, drawn ahead

Include \`header.visitor.html\` for visitors and \`header.bidder.html\` for those who are signed in where the page's body begins,
\`footer.html\` where it ends, and this once:

\`\`\`html
<script type="module" src="/auction-elements/autoload.js"></script>
\`\`\`

${
  styles === 'link'
    ? `Serve \`${cssName}\` from the folder that was given as \`--css-path\`; its name changes with its content, so it may be cached for ever.`
    : styles === 'nonce'
      ? `Put the nonce of your Content-Security-Policy in place of \`AUCTION_NONCE\` in each file that you send.`
      : `The rules are in each file; \`${cssName}\` has the same, for pages that would rather link to them.`
}

The sign-in link leads back to the front page, \`?d=%2F\`. To lead back to the page itself, put its address in place of \`%2F\`,
encoded as a query value; as soon as the script has come it does the same.

${servers.map(([name, language, lines]) => `## ${name}\n\n\`\`\`${language}\n${lines}\n\`\`\`\n`).join('\n')}`;
