/** A command as a shell reads it. */
export const formatCommand = (args: readonly string[]): string =>
  ['npx auction-elements', ...args.map(quote)].join(' ');

const quote = (argument: string): string =>
  /^[\w./:=,-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
