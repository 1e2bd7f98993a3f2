import { partialLines, sessionText } from './pasteLines.ts';

interface ZipReadme {
  /** HTML for pages that load the script. */
  lines: string;
  /** The commands that generate the same files. */
  renderCommand: string;
  bundleCommand: string;
  cssName: string;
}

/** Formats the README of the downloaded ZIP file. */
export const formatZipReadme = ({ lines, renderCommand, bundleCommand, cssName }: ZipReadme): string =>
  `# Header and footer of your site

You can add the header and footer to your pages in two ways. Use the same way on all pages.

## If you can add a script

Copy the folder \`auction-elements\` and the file \`theme.css\` to the root of your site. Then add these lines to each page:

\`\`\`html
${lines}
\`\`\`

${sessionText}

## If your server can include files

Copy the folder \`auction-elements\` and the files \`theme.css\` and \`partials/${cssName}\` to the root of your site. Then include these
files from the folder \`partials\` in each page:

- \`header.bidder.html\` for signed-in users, or \`header.visitor.html\` for everyone else
- \`footer.html\`

\`\`\`html
${partialLines}
\`\`\`

## Change your site later

Open this ZIP file or \`site.json\` in the site editor. You can also generate the files from \`site.json\` with the npm package:

\`\`\`sh
${renderCommand}
${bundleCommand}
\`\`\`
`;
