import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const options = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));

/** A text as `npm run format` would leave it in the file of that name. */
export async function formatText(fileName, text) {
  const { code, errors } = await format(fileName, text, options);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0].message}`);
  return code;
}
