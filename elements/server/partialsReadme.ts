import { type TemplateLanguage } from './templates/language.ts';
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

const script = `\`\`\`html
<script type="module" src="/auction-elements/loader.js"></script>
\`\`\``;

/** Formats the README of plain HTML files. */
export const formatReadme = (options: ReadmeOptions): string => `# Header and footer, prerendered

Include \`header.visitor.html\` for visitors and \`header.bidder.html\` for those who are signed in where the page's body begins,
\`footer.html\` where it ends, and this once:

${script}

${formatStylesText(options)}

${
  options.styles === 'nonce'
    ? options.hasNonce
      ? 'Each file writes the nonce of your Content-Security-Policy as `--nonce` says.\n\n'
      : 'Replace `AUCTION_NONCE` in each file that you send by the nonce of your Content-Security-Policy, or say with `--nonce` what your templates write for it.\n\n'
    : ''
}A sign-in leads back to the front page, \`?d=%2F\`, until \`--return-address\` says what your templates write for the page's own
address; as soon as the script has come it leads back to the page in any case. It has to begin with one slash: where a server lets
\`//other.example/\` through, a sign-in page that trusts it would lead to another host.

For these servers the command writes one template each for header and footer, which does all of this by itself:

\`\`\`sh
${[...templateLanguages.keys()].map((name) => `${options.command} --template ${name}`).join('\n')}
\`\`\`

These files were written by

\`\`\`sh
${options.command}
\`\`\`
`;

/** Formats the README of template files. */
export const formatTemplateReadme = (
  options: ReadmeOptions,
  { name, markdown, notes, formatInclude, getFileName }: TemplateLanguage,
): string => `# Header and footer, prerendered: ${name}

Where the page's body begins, where it ends, and once:

\`\`\`${markdown}
${formatInclude(getFileName('header'))}
${formatInclude(getFileName('footer'))}
<script type="module" src="/auction-elements/loader.js"></script>
\`\`\`

${notes}

${formatStylesText(options)}

The files know who is signed in, the page's address, to which a sign-in leads back and whose link is marked, the product's name and the
year. They are ASCII, so they read the same in any encoding. They were written by

\`\`\`sh
${options.command}
\`\`\`
`;

function formatStylesText({ styles, cssName, cssPath }: ReadmeOptions): string {
  if (styles === 'link')
    return `Serve \`${cssName}\` from \`${cssPath}\`; its name changes with its content, so it may be cached for ever.`;
  return styles === 'inline'
    ? `The rules are in each file; \`${cssName}\` has the same, for pages that would rather link to them.`
    : `The rules are in each file, in a \`<style>\` with the nonce of your Content-Security-Policy.`;
}
