import type { TemplateLanguage } from './templates/language.ts';
import { templateLanguages } from './templates/templateLanguages.ts';

interface ReadmeOptions {
  /** Command line that generated the files. */
  command: string;
  styles: 'link' | 'inline' | 'nonce';
  cssName: string;
  cssPath: string;
  /** Whether the options contain an expression for the nonce. */
  hasNonce: boolean;
}

/** Formats the line that loads the script, from the folder next to the CSS file. */
const formatScript = ({ cssPath }: ReadmeOptions): string =>
  `<script type="module" src="${cssPath.replace(/\/*$/, '/')}auction-elements/loader.js"></script>`;

/** Formats the README of plain HTML files. */
export const formatReadme = (options: ReadmeOptions): string => `# Server-rendered header and footer

1. At the start of the page's body, include \`header.visitor.html\` for visitors or \`header.bidder.html\` for signed-in users.
2. At the end of the body, include \`footer.html\`.
3. Load the script once:

\`\`\`html
${formatScript(options)}
\`\`\`

${formatStylesText(options)}

${formatNonceText(options)}## Return URL after sign-in

Without JavaScript, users return to the home page (\`?d=%2F\`) after they sign in. To return them to the current page, set
\`--return-address\` to your template language's expression for the current URL, encoded as a query value. After the script loads,
users always return to the current page.

The URL must begin with exactly one slash. Otherwise, a URL such as \`//other.example/\` can send users to another site after they sign in.

## Template files

For the following servers, the command can write template files instead. Template files insert the session, the page's URL, and the
nonce automatically:

\`\`\`sh
${[...templateLanguages.keys()].map((name) => `${options.command} --template ${name}`).join('\n')}
\`\`\`

${formatCommandText(options)}`;

/** Formats the README of template files. */
export const formatTemplateReadme = (
  options: ReadmeOptions,
  { name, markdown, notes, formatInclude, getFileName }: TemplateLanguage,
): string => `# Server-rendered header and footer for ${name}

Include the header at the start of the page's body and the footer at the end. Load the script once:

\`\`\`${markdown}
${formatInclude(getFileName('header'))}
${formatInclude(getFileName('footer'))}
${formatScript(options)}
\`\`\`

${notes}

${formatStylesText(options)}

The files insert the session, the product name, and the year. They use the page's URL to return users to the page after they sign in,
and to set \`aria-current\` on links to the page. The files are ASCII, so they work in any encoding.

${formatCommandText(options)}`;

const formatCommandText = ({ command }: ReadmeOptions): string => `## Update the files

The files were generated with this command. After each update of the library or of your configuration, run it again:

\`\`\`sh
${command}
\`\`\`
`;

function formatNonceText({ styles, hasNonce }: ReadmeOptions): string {
  if (styles !== 'nonce') return '';
  return hasNonce
    ? 'Each file inserts the nonce of your Content Security Policy with the expression from `--nonce`.\n\n'
    : "When you send a file, replace `AUCTION_NONCE` with the nonce of your Content Security Policy. Or set `--nonce` to your template language's expression for the nonce.\n\n";
}

function formatStylesText({ styles, cssName, cssPath }: ReadmeOptions): string {
  if (styles === 'link')
    return `Serve \`${cssName}\` from \`${cssPath}\`. Its name changes with its content, so browsers can cache it permanently.`;
  return styles === 'inline'
    ? `The styles are in each file. If you prefer to link to a stylesheet, \`${cssName}\` contains the same styles.`
    : `The styles are in each file, in a \`<style>\` with the nonce of your Content Security Policy.`;
}
