import { escapeAttribute } from '../../../elements/server/text/escape.ts';

interface PageAttributes {
  language?: string;
  messages?: Readonly<Record<string, unknown>>;
}

/** Of header and footer, by their names: what differs from what is built in. */
export const getAttributes = ({
  language = 'en',
  messages = {},
}: PageAttributes): Readonly<Record<string, string>> => ({
  ...(language !== 'en' && { lang: language }),
  ...(hasEntries(messages) && { messages: JSON.stringify(messages) }),
});

/** Explains the attribute that signed-in users need, in the languages of many servers. */
export const sessionText = `The server sets \`session\`: \`bidder\` for users who are signed in, \`visitor\` for all others. Without it, users who are signed in see "Sign In",
unless your pages have a data layer with \`loggedIn\`. In PHP and in classic ASP:

\`\`\`html
<auction-header session="<?= isset($_SESSION['user']) ? 'bidder' : 'visitor' ?>"></auction-header>
<auction-header session="<% If Session("User") <> "" Then %>bidder<% Else %>visitor<% End If %>"></auction-header>
\`\`\``;

/** Formats the lines for a page of any kind. Header and footer are in the script. */
export function scriptLines(page: PageAttributes): string {
  const attributes = Object.entries(getAttributes(page))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  return `<link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="/auction-elements/auction-elements.css">
<script type="module" src="/auction-elements/auction-site.js"></script>

<auction-header${attributes} session="visitor"></auction-header>
<!-- The page -->
<auction-footer${attributes}></auction-footer>`;
}

/** What a page needs whose server includes the partials. */
export const partialLines = `<link rel="stylesheet" href="/theme.css">
<script type="module" src="/auction-elements/loader.js"></script>

<!-- partials/header.visitor.html, or partials/header.bidder.html for users who are signed in -->
<!-- The page -->
<!-- partials/footer.html -->`;

export const hasEntries = (object: object): boolean => Object.keys(object).length > 0;
