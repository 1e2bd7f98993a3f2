import { html, type Page, prose, table } from '../view/layout.ts';
import { documentedProblems } from '../../src/site/warnings/documentedProblems.ts';

interface Message {
  /** Message as in the source. `…` stands for values that differ between runs. */
  message: string;
  cause: string;
  fix: string;
}

/** Messages of commands, server functions, and test helpers, by subject. A test compares them with the source. */
const otherMessages: Readonly<Record<string, readonly Message[]>> = {
  'Commands and server functions': [
    {
      message: 'Missing or unknown command. Use `render`, `bundle`, or `audit`. …',
      cause: 'The command line has no command, or an unknown command.',
      fix: 'Use one of the commands in the message.',
    },
    {
      message: 'The option `--out` is missing. Nothing was written. Add a folder, such as `--out partials`.',
      cause: '`npx auction-elements render` needs an output folder.',
      fix: 'Add `--out partials`.',
    },
    {
      message:
        'The option `--out` is missing. Nothing was written. Add a file name, such as `--out auction-site.js`.',
      cause: '`npx auction-elements bundle` needs an output file.',
      fix: 'Add `--out auction-site.js`.',
    },
    {
      message:
        "`--library …` isn't a path or a URL. Nothing was written. Use a path, such as `./` or `/vendor/auction/`, or an http(s) URL.",
      cause: 'The script loads the library from this folder. A path must begin with `./`, `../`, or `/`.',
      fix: 'Use the folder’s URL, or its path relative to the script.',
    },
    {
      message: "`--styles …` isn't valid. Nothing was written. Use `…`.",
      cause: 'The option accepts only some values.',
      fix: 'Use one of the values in the message.',
    },
    {
      message: "`--template …` isn't valid. Nothing was written. Use `…`.",
      cause: 'This template language isn’t supported.',
      fix: 'Use one of the values in the message. Without the option, the command writes HTML for any server.',
    },
    {
      message:
        '`--attribute …` has no value. Nothing was written. Use `NAME=VALUE`, such as `--attribute base-url=/shop`.',
      cause: 'The option doesn’t contain an equals sign.',
      fix: 'Write the name and the value.',
    },
    {
      message: "`--year …` isn't a year. Nothing was written. Use four digits, such as `--year 2026`.",
      cause: 'The copyright year must have four digits.',
      fix: 'Write the year, or omit the option.',
    },
    {
      message: "… couldn't be read (…). Nothing was written. Check the path.",
      cause: 'The file in `--config` doesn’t exist or can’t be opened.',
      fix: 'Check the path. It’s relative to the folder in which you run the command.',
    },
    {
      message: "… couldn't be written (…). Check the path, the permissions, and the free space.",
      cause:
        'The folder in `--out` can’t be created or written, or the disk is full. Existing files stay as they were.',
      fix: 'Choose another folder, or change its permissions.',
    },
    {
      message: "… isn't in UTF-8. Nothing was written. Save it in UTF-8.",
      cause:
        'The file in `--config` has another encoding, such as ISO-8859-1, and letters such as `é` would be lost.',
      fix: 'In your editor, save the file with the encoding UTF-8.',
    },
    {
      message: "… isn't valid JSON (…). Check the quotes and commas.",
      cause: 'The file in `--config` can’t be parsed.',
      fix: 'Correct the JSON. The parentheses contain the position of the error.',
    },
    {
      message: '… has …. Nothing was written.…',
      cause:
        'The file of `--config` has unknown keys or invalid values. The message lists the path of each entry, the reason, and the fix. Commands stop, so that you can fix the file before you publish it.',
      fix: 'Fix the entries that the message lists. `site-config.schema.json` describes all keys.',
    },
    {
      message: 'The URL is missing. Nothing was checked. Add a URL, such as `https://example.com/`.',
      cause: '`npx auction-elements audit` needs the URL of at least one page.',
      fix: 'Add the URLs of the pages.',
    },
    {
      message: "`…` isn't an http(s) URL. Nothing was checked. Use a URL, such as `https://example.com/`.",
      cause: '`npx auction-elements audit` requests pages by HTTP. It doesn’t read files.',
      fix: 'Write the whole URL, with `https://`.',
    },
    {
      message: "`<…>` can't be rendered on a server. Use `…`.",
      cause: 'A function of `auction-elements/server` received an unknown element name.',
      fix: 'Use one of the elements in the message.',
    },
    {
      message: "`…` isn't a valid attribute name. Use an HTML attribute, such as `product-name`.",
      cause:
        'A function of `auction-elements/server` received an attribute name that HTML doesn’t allow, or an event handler attribute such as `onclick`.',
      fix: 'Use attribute names as in HTML.',
    },
  ],
  'Test helpers': [
    {
      message: 'No … with the name "…" was found on the page. Check the name in the accessibility tree.',
      cause:
        'A function of `auction-elements/testing/selenium` couldn’t find the control within ten seconds.',
      fix: 'Use the accessible name. Your browser’s developer tools show it in the accessibility tree.',
    },
    {
      message: 'The menu "…" didn\'t open. Check the console of the page.',
      cause: '`openMenu()` clicked the button, but the menu didn’t open within ten seconds.',
      fix: 'Check the console of the page. A file may be missing.',
    },
  ],
};

export const warningsPage: Page = {
  path: 'warnings.html',
  title: 'Console messages',
  description: 'Every message that the library logs, with its cause and fix.',
  group: 'Reference',
  content: html`<p class="lead">
      Search this page for a message from your console. Each message begins with the name of the element, and
      says what is wrong and what the element does instead.
    </p>
    <p>
      In this list, the ellipsis (…) stands for values that differ between pages. An element logs each message
      once. Elements never throw errors into your page. If a command fails, it logs one message and exits with
      code 1. Functions of <code>auction-elements/server</code> throw an <code>Error</code> with the message.
    </p>
    <p>
      In browsers, each message is also an <code>auction-error</code> event with the code in the table. See
      <a href="monitoring.html">Monitoring</a>.
    </p>
    ${Object.entries(documentedProblems).map(([subject, list]) =>
      table(
        subject,
        ['Message', 'Code', 'Severity', 'Cause', 'Fix'],
        list.map(({ message, code, severity, cause, fix }) => [
          message,
          prose(`\`${code}\``),
          severity,
          prose(cause),
          prose(fix),
        ]),
      ),
    )}
    ${Object.entries(otherMessages).map(([subject, list]) =>
      table(
        subject,
        ['Message', 'Cause', 'Fix'],
        list.map(({ message, cause, fix }) => [message, prose(cause), prose(fix)]),
      ),
    )}`,
};
