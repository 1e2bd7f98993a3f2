import { parseArgs } from 'node:util';
import { formatCommand } from './formatCommand.ts';
import { formatCssName } from './formatCssName.ts';
import { partials, type StyleMode } from './partials.ts';
import { readConfig } from './readConfig.ts';
import { siteCss } from './server.ts';
import { templateLanguages } from './templates/templateLanguages.ts';
import { writeFiles } from './writeFiles.ts';

/** `auction-elements render`: header and footer as files that any server can include. */

export const renderUsage = `auction-elements render --config site.json --out partials/

  --config FILE          the site's configuration (site-config.schema.json); left out, the built-in site
  --out FOLDER           where the files go
  --template LANGUAGE    one file for header and one for footer in the language of your server's templates, with expressions for the
                         session, the page's address, the product's name, the nonce and the year:
                         ${[...templateLanguages.keys()].join(', ')}.
                         Left out, HTML: a header for visitors, one for bidders, and a footer
  --styles MODE          link (default): a <link> to the CSS file, right for a strict Content-Security-Policy
                         inline: a <style> in each file
                         nonce: a <style> with a nonce that your server fills in
  --css-path PATH        the folder's address on your site, for the <link>; / by default
  --return-address TEXT  what your templates write for the page's address, encoded as a query value. Left out, it is what
                         --template knows, and without that the front page
  --search-term TEXT     what your templates write for the term that a page of results is about, as the value of an attribute; empty on
                         other pages. Left out, the script shows it
  --nonce TEXT           what your templates write for the nonce, with --styles nonce
  --year YEAR            of the copyright; left out, --template or the script adds it
  --attribute NAME=VALUE an attribute for header and footer, such as base-url=/shop; may be repeated
`;

const styleModes: readonly string[] = ['link', 'inline', 'nonce'] satisfies StyleMode[];

/** Carries out `auction-elements render`. Throws an `Error` for what makes no sense. */
export function runRender(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      config: { type: 'string' },
      out: { type: 'string' },
      styles: { type: 'string', default: 'link' },
      'css-path': { type: 'string', default: '/' },
      'return-address': { type: 'string' },
      'search-term': { type: 'string' },
      nonce: { type: 'string' },
      year: { type: 'string' },
      attribute: { type: 'string', multiple: true, default: [] },
      template: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new Error('--out is missing: name the folder that the files go to.');
  if (!styleModes.includes(values.styles))
    throw new Error(`--styles ${values.styles} is not known; use ${styleModes.join(', ')}.`);
  const language = templateLanguages.get(values.template ?? '');
  if (values.template !== undefined && !language)
    throw new Error(
      `--template ${values.template} is not known; use ${[...templateLanguages.keys()].join(', ')}.`,
    );
  const files = partials({
    language,
    command: formatCommand(['render', ...args]),
    config: values.config === undefined ? undefined : readConfig(values.config),
    styles: values.styles as StyleMode,
    cssName: formatCssName(siteCss()),
    cssPath: values['css-path'],
    returnAddress: values['return-address'],
    searchedTerm: values['search-term'],
    nonce: values.nonce,
    year: values.year === undefined ? undefined : parseYear(values.year),
    attributes: Object.fromEntries(values.attribute.map(parseAttribute)),
  });
  writeFiles(values.out, files);
  console.log(`${[...files.keys()].join(', ')} are in ${values.out}`);
}

function parseAttribute(text: string): [name: string, value: string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new Error(`--attribute ${text} has no value; write it like --attribute base-url=/shop.`);
  return [name, value];
}

function parseYear(text: string): number {
  if (!/^\d{4}$/.test(text)) throw new Error(`--year ${text} is no year; write it like --year 2026.`);
  return Number(text);
}
