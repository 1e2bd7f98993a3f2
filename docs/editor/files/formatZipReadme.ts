import { templateLanguages } from '../../../elements/server/templates/templateLanguages.ts';
import type { SiteDocument } from '../state/siteDocument.ts';
import { formatPartialLines, scriptLines, sessionText } from './pasteLines.ts';

interface ZipReadme {
  site: SiteDocument;
  /** The commands that generate the same files. */
  renderCommand: string;
  bundleCommand: string;
  cssName: string;
}

const htmlFiles = `- \`header.bidder.html\` for signed-in users, or \`header.visitor.html\` for everyone else
- \`footer.html\``;

/** Formats the README of the downloaded ZIP file. */
export function formatZipReadme({ site, renderCommand, bundleCommand, cssName }: ZipReadme): string {
  const { basePath, template } = site;
  const language = templateLanguages.get(template);
  const folder = basePath === '' ? 'the root of your site' : `the folder \`${basePath}\` of your site`;
  return `# Header and footer of your site

You can add the header and footer to your pages in two ways. Use the same way on all pages.

## If you can add a script

Copy the folder \`auction-elements\` and the file \`theme.css\` to ${folder}. Then add these lines to each page:

\`\`\`html
${scriptLines(site)}
\`\`\`

${sessionText}

## If your server can include files

Copy the folder \`auction-elements\` and the files \`theme.css\` and \`partials/${cssName}\` to ${folder}. Then include these
files from the folder \`partials\` in each page:

${language ? `- \`${language.getFileName('header')}\`\n- \`${language.getFileName('footer')}\`` : htmlFiles}

\`\`\`${language?.markdown ?? 'html'}
${formatPartialLines(site)}
\`\`\`

${language ? `${language.notes}\n` : 'If your server has a template language, choose it in the site editor under “Server files”. The files then set the session.\n'}
## Change your site later

Open this ZIP file or \`site.json\` in the site editor. You can also generate the files from \`site.json\` with the npm package:

\`\`\`sh
${renderCommand}
${bundleCommand}
\`\`\`
`;
}
