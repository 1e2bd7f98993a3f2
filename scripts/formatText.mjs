import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const options = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

/** Formats text like `npm run format` would format the file `fileName`. */
export async function formatText(fileName, text) {
  const { code, errors } = await format(fileName, text, options);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0].message}`);
  return code;
}
