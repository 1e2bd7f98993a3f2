import { partialLines, sessionText } from './pasteLines.ts';

interface ZipReadme {
  /** The lines of a page that names the script. */
  lines: string;
  /** The commands that make the same files. */
  renderCommand: string;
  bundleCommand: string;
  cssName: string;
}

/** The README of a download. */
export const formatZipReadme = ({ lines, renderCommand, bundleCommand, cssName }: ZipReadme): string =>
  `# Header and footer of your site

Use one of these two ways on every page.

## Pages that can name a script

Put the folder \`auction-elements\` and \`theme.css\` at the root of the site, and these lines into each page:

\`\`\`html
${lines}
\`\`\`

${sessionText}

## A server that includes files

Put the folder \`auction-elements\`, \`theme.css\` and \`partials/${cssName}\` at the root of the site. Include the other files of
the folder \`partials\`. The session decides which header a page includes: \`header.bidder.html\` for users who are signed in,
\`header.visitor.html\` for all others.

\`\`\`html
${partialLines}
\`\`\`

## To change it later

Open this zip file, or \`site.json\`, in the site editor. The commands of the npm package make the same files from \`site.json\`:

\`\`\`sh
${renderCommand}
${bundleCommand}
\`\`\`
`;
