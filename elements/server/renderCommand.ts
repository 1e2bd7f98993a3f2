import { parseArgs } from 'node:util';
import { formatCommand, partials, type StyleMode } from './partials.ts';
import { formatCssName, readConfig, writeFiles } from './readConfig.ts';
import { siteCss } from './server.ts';
import { templateLanguages } from './templates/templateLanguages.ts';

/** The command `auction-elements render`, which writes header and footer as files that any server can include. */

const styleModes: readonly string[] = ['link', 'inline', 'nonce'] satisfies StyleMode[];

/** Runs `auction-elements render`. Throws an `Error` for invalid options. */
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
  if (values.out === undefined)
    throw new Error(
      'The option `--out` is missing. Nothing was written. Add a folder, such as `--out partials`.',
    );
  if (!styleModes.includes(values.styles))
    throw new Error(
      `\`--styles ${values.styles}\` isn't valid. Nothing was written. Use \`${styleModes.join('`, `')}\`.`,
    );
  const language = templateLanguages.get(values.template ?? '');
  if (values.template !== undefined && !language)
    throw new Error(
      `\`--template ${values.template}\` isn't valid. Nothing was written. Use \`${[...templateLanguages.keys()].join('`, `')}\`.`,
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
  console.log(`Wrote ${[...files.keys()].join(', ')} to ${values.out}`);
}

function parseAttribute(text: string): [name: string, value: string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new Error(
      `\`--attribute ${text}\` has no value. Nothing was written. Use \`NAME=VALUE\`, such as \`--attribute base-url=/shop\`.`,
    );
  return [name, value];
}

function parseYear(text: string): number {
  if (!/^\d{4}$/.test(text))
    throw new Error(
      `\`--year ${text}\` isn't a year. Nothing was written. Use four digits, such as \`--year 2026\`.`,
    );
  return Number(text);
}
