import { escapeAttribute } from '../../../elements/server/text/escape.ts';

interface PageAttributes {
  language?: string;
  messages?: Readonly<Record<string, unknown>>;
}

/** Returns the attributes of the header and footer that differ from the defaults. */
export const getAttributes = ({
  language = 'en',
  messages = {},
}: PageAttributes): Readonly<Record<string, string>> => ({
  ...(language !== 'en' && { lang: language }),
  ...(hasEntries(messages) && { messages: JSON.stringify(messages) }),
});

/** Instructions to set `session`, with examples in two common template languages. */
export const sessionText = `Your server sets \`session\`: \`bidder\` for signed-in users, and \`visitor\` for everyone else. Without the attribute, signed-in users see
"Sign In" unless your pages have a data layer with \`loggedIn\`. For example, in PHP and classic ASP:

\`\`\`html
<auction-header session="<?= isset($_SESSION['user']) ? 'bidder' : 'visitor' ?>"></auction-header>
<auction-header session="<% If Session("User") <> "" Then %>bidder<% Else %>visitor<% End If %>"></auction-header>
\`\`\``;

/** Formats the HTML for pages that load the script, which renders the header and footer. */
export function scriptLines(page: PageAttributes): string {
  const attributes = Object.entries(getAttributes(page))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  return `<link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="/auction-elements/auction-elements.css">
<script type="module" src="/auction-elements/auction-site.js"></script>

<auction-header${attributes} session="visitor"></auction-header>
<!-- Your page -->
<auction-footer${attributes}></auction-footer>`;
}

/** HTML for pages whose server includes the partials. */
export const partialLines = `<link rel="stylesheet" href="/theme.css">
<script type="module" src="/auction-elements/loader.js"></script>

<!-- partials/header.visitor.html, or partials/header.bidder.html for signed-in users -->
<!-- Your page -->
<!-- partials/footer.html -->`;

export const hasEntries = (object: object): boolean => Object.keys(object).length > 0;
