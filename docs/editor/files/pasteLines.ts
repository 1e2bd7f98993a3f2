import { templateLanguages } from '../../../elements/server/templates/templateLanguages.ts';
import { escapeAttribute } from '../../../elements/server/text/escape.ts';
import type { SiteDocument } from '../state/siteDocument.ts';

interface PageAttributes {
  language?: string;
  logo?: string;
  basePath?: string;
  messages?: Readonly<Record<string, unknown>>;
}

/** Returns the attributes of the header and footer that differ from the defaults. */
export const getAttributes = ({
  language = 'en',
  logo = '',
  basePath = '',
  messages = {},
}: PageAttributes): Readonly<Record<string, string>> => ({
  ...(language !== 'en' && { lang: language }),
  ...(logo !== '' && { 'logo-src': logo }),
  ...(basePath !== '' && { 'base-url': basePath }),
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
  const { basePath = '' } = page;
  const format = (attributes: PageAttributes) =>
    Object.entries(getAttributes(attributes))
      .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
      .join('');
  return `<link rel="stylesheet" href="${basePath}/theme.css">
<link rel="stylesheet" href="${basePath}/auction-elements/auction-elements.css">
<script type="module" src="${basePath}/auction-elements/auction-site.js"></script>

<auction-header${format(page)} session="visitor"></auction-header>
<!-- Your page -->
<auction-footer${format({ ...page, logo: '' })}></auction-footer>`;
}

/** Formats the lines for pages whose server includes the partials. */
export function formatPartialLines({
  basePath,
  template,
}: Pick<SiteDocument, 'basePath' | 'template'>): string {
  const language = templateLanguages.get(template);
  const [header, footer] = language
    ? (['header', 'footer'] as const).map((kind) => language.formatInclude(language.getFileName(kind)))
    : [
        '<!-- partials/header.visitor.html, or partials/header.bidder.html for signed-in users -->',
        '<!-- partials/footer.html -->',
      ];
  return `<link rel="stylesheet" href="${basePath}/theme.css">
<script type="module" src="${basePath}/auction-elements/loader.js"></script>

${header}
<!-- Your page -->
${footer}`;
}

export const hasEntries = (object: object): boolean => Object.keys(object).length > 0;
