/** Severity of a problem: whether a feature is missing, the page has a mistake, or the page must change before the next major version. */
export type Severity = 'error' | 'warning' | 'info';

interface DocumentedProblem {
  /** Code in `auction-error` events. Messages about the same problem share a code. */
  code: string;
  severity: Severity;
  /** Message as in the source. `…` stands for values that differ between pages. */
  message: string;
  cause: string;
  fix: string;
}

/** Problems that the library reports in browsers, by subject. The docs list them. A test compares the messages with the source. */
export const documentedProblems = {
  Attributes: [
    {
      code: 'unknown-attribute',
      severity: 'warning',
      message: 'The attribute `…` is unknown and has no effect. Did you mean `…`?',
      cause: 'The element doesn’t have this attribute, but it has an attribute with a similar name.',
      fix: 'Correct the name. The element’s page in these docs lists all attributes.',
    },
    {
      code: 'misplaced-attribute',
      severity: 'warning',
      message:
        'The attribute `…` is unknown and has no effect. Set it on an `<auction-form-field>` around the element.',
      cause: '`label`, `help`, and `secure` are attributes of the form field, not of the control inside it.',
      fix: 'Write `<auction-form-field label="Lot"><auction-text-input></auction-text-input></auction-form-field>`.',
    },
    {
      code: 'deprecated',
      severity: 'info',
      message: '`…` is deprecated. The next major version ignores it. …',
      cause: 'The page sets an attribute or a custom property that a newer one replaces. It still works.',
      fix: 'Use the replacement in the message.',
    },
    {
      code: 'invalid-attribute',
      severity: 'warning',
      message: '`…="…"` isn\'t valid. Using the default. Use `…`.',
      cause: 'The attribute accepts only some values, such as `size="small"`.',
      fix: 'Use one of the values in the message.',
    },
    {
      code: 'false-attribute',
      severity: 'warning',
      message: '`…="false"` is treated as false. Remove the attribute.',
      cause:
        'In HTML, `disabled="false"` disables a control. Frameworks sometimes write such attributes by mistake, so the library treats them as false.',
      fix: 'Remove the attribute, or set the property to `false`.',
    },
    {
      code: 'invalid-number',
      severity: 'warning',
      message: '`…="…"` isn\'t a number. Using the default. Use a plain number.',
      cause: 'The value contains a unit or other text, such as `10px`.',
      fix: 'Use only the number, such as `character-limit="10"`.',
    },
    {
      code: 'invalid-json',
      severity: 'warning',
      message: "The … isn't valid JSON (…). Using the default. Check the quotes and commas.",
      cause:
        'The JSON in the attribute or in the `<script type="application/json">` child can’t be parsed. Often, a template has escaped the quotes twice, or a comma follows the last entry.',
      fix: 'Check the source of the page. Use your language’s JSON encoder to write the value.',
    },
    {
      code: 'unsupported-locale',
      severity: 'warning',
      message: '`locale="…"` isn\'t a supported locale. Using the default. Use a tag such as `de-CH`.',
      cause:
        'The value isn’t a language tag, such as `de_CH` or `german`, or the browser has no data for it.',
      fix: 'Write the language and the region with a hyphen: `de-CH`.',
    },
    {
      code: 'data-layer-failed',
      severity: 'error',
      message: '`push-events-to="…"` failed (…). The event is lost. Use a global array.',
      cause:
        'The global variable has no `push()` method, or `push()` failed. If the variable doesn’t exist, the element creates an array.',
      fix: 'Use the name of a global array, such as `dataLayer`.',
    },
  ],
  URLs: [
    {
      code: 'invalid-base-url',
      severity: 'warning',
      message: '`base-url="…"` isn\'t an http(s) URL. Ignoring it. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `javascript:`.',
      fix: 'Use a root-relative path, such as `/shop`, or an http(s) URL.',
    },
    {
      code: 'invalid-logo-url',
      severity: 'warning',
      message: '`logo-src="…"` isn\'t an http(s) URL. Showing the product name. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `data:`.',
      fix: 'Use a root-relative path, such as `/logo.svg`, or an http(s) URL.',
    },
    {
      code: 'logo-failed',
      severity: 'error',
      message: '`logo-src="…"` couldn\'t be loaded. Showing the product name. Check the URL.',
      cause: 'The request failed, or the response isn’t an image.',
      fix: 'Open the URL in a browser tab. If the image loads, check `img-src` in your Content Security Policy.',
    },
    {
      code: 'invalid-accessibility-url',
      severity: 'warning',
      message: '`accessibility-src="…"` isn\'t an http(s) URL. The link opens its page. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed.',
      fix: 'Use the URL of the widget’s script, or remove the attribute.',
    },
    {
      code: 'invalid-chat-url',
      severity: 'warning',
      message: '`chat-src="…"` isn\'t an http(s) URL. Chat is off. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed.',
      fix: 'Use the URL of the chat vendor’s script, or remove the attribute.',
    },
    {
      code: 'invalid-suggestion-url',
      severity: 'warning',
      message: 'Ignoring a suggestion without an http(s) URL. Check `path` and `href` in the response.',
      cause: 'A suggestion from your server has no URL, or a URL that isn’t allowed.',
      fix: 'Correct the suggestion on the server.',
    },
    {
      code: 'invalid-suggestion-image',
      severity: 'warning',
      message:
        'Ignoring the image of a suggestion. Check that `image` in the response is an http(s) URL or a path.',
      cause: 'The image of a suggestion from your server has an invalid URL, or a URL that isn’t allowed.',
      fix: 'Correct the suggestion on the server.',
    },
  ],
  'Site and configuration': [
    {
      code: 'placeholder-links',
      severity: 'warning',
      message: "Links lead to `help.auction.example`, which doesn't exist. Set `help` in `config`.",
      cause:
        'The site is public, and its configuration doesn’t replace the built-in links to help pages and social networks.',
      fix: 'Set `help.baseUrl` to the address of your help pages, or replace single links. To remove social links, set `social`.',
    },
    {
      code: 'deprecated',
      severity: 'info',
      message: '`--auction-header-…` is deprecated. The next version ignores it. Set `…` on the element.',
      cause:
        'The page sets `--auction-header-position`, `--auction-header-z-index`, or `--auction-header-view-transition-name`. CSS on the element replaces these custom properties.',
      fix: 'Set the property itself, such as `auction-header { position: sticky; }`.',
    },
    {
      code: 'invalid-entries',
      severity: 'warning',
      message: '… has …. Ignoring … and using the rest.…',
      cause:
        '`config`, `config-src`, or `messages` has unknown keys, invalid values, or URLs that are not http(s). (Links can also be mailto or tel.) The message lists the path of each entry, such as `categories[2].label`, the reason, and the fix.',
      fix: 'Fix the entries that the message lists. To see such errors while you type, give your editor the schema, `dist/site-config.schema.json`.',
    },
    {
      code: 'invalid-object',
      severity: 'warning',
      message: '… … Using the default. Use an object, such as ….',
      cause:
        '`config`, the response of `config-src`, or `messages` is a list, a string, a number, or `null`.',
      fix: 'Write an object, such as the example in the message.',
    },
    {
      code: 'invalid-config-url',
      severity: 'warning',
      message: '`config-src="…"` isn\'t an http(s) URL. Using the default. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `javascript:`.',
      fix: 'Use a root-relative path, such as `/site.json`, or an http(s) URL.',
    },
    {
      code: 'config-failed',
      severity: 'error',
      message:
        '`config-src="…"` couldn\'t be loaded (…). Using the default. Check that the response is JSON.',
      cause: 'The request failed, or the response isn’t JSON. The parentheses contain the reason.',
      fix: 'Open the URL in a browser tab. If the URL has another origin, the response needs an `Access-Control-Allow-Origin` header.',
    },
  ],
  'Loading and rendering': [
    {
      code: 'several-versions',
      severity: 'warning',
      message: 'Version … is already defined on this page. Ignoring version …. Load only one.',
      cause: 'The page loads two versions of the library. The version that loads first defines the elements.',
      fix: 'Remove one of the scripts. Often, a plugin or a template loads the second version.',
    },
    {
      code: 'load-failed',
      severity: 'error',
      message: "A script couldn't be loaded (…). Retrying when next needed. Check that the file exists.",
      cause:
        'A file that the element loads later, such as the file of a menu, is missing. The network failed, or a deployment removed the file.',
      fix: 'Keep the files of the previous version for a day, as described in Deployment.',
    },
    {
      code: 'render-failed',
      severity: 'error',
      message: "The element couldn't be rendered (…). Showing the `fallback` slot. Check its attributes.",
      cause:
        'A value that the page has set, or a script or an extension that changes the element, caused an exception.',
      fix: 'Check the values that the page sets. If they are valid, report the error to the library.',
    },
    {
      code: 'load-failed',
      severity: 'error',
      message: "An element couldn't be loaded (…). Retrying on user interaction. Check that the file exists.",
      cause: '`autoload.js` couldn’t load an element’s file.',
      fix: 'Copy the whole `dist` folder to your server, not single files.',
    },
    {
      code: 'chat-failed',
      severity: 'error',
      message: "Chat couldn't be loaded (…). Check `chat-src`.",
      cause: 'The chat vendor’s script couldn’t be loaded. Everything else works.',
      fix: 'Check the URL, and `script-src` in your Content Security Policy.',
    },
    {
      code: 'chat-failed',
      severity: 'error',
      message: "Chat couldn't be loaded (…). Chat is off.",
      cause: 'A file of the library that chat needs is missing. Everything else works.',
      fix: 'Copy the whole `dist` folder to your server. Keep the files of the previous version for a day.',
    },
    {
      code: 'accessibility-failed',
      severity: 'error',
      message: "The widget couldn't be loaded (…). Opening the link. Check `accessibility-src`.",
      cause: 'The script of the accessibility widget couldn’t be loaded.',
      fix: 'Check the URL, and `script-src` in your Content Security Policy.',
    },
  ],
  'Server-rendered HTML': [
    {
      code: 'version-mismatch',
      severity: 'warning',
      message:
        'The server-rendered HTML is from version …. Version … rendered it again. Use the same version.',
      cause: 'The HTML and the scripts are from different versions of the library.',
      fix: 'When you update the library, run `npx auction-elements render` again.',
    },
    {
      code: 'hydration-mismatch',
      severity: 'warning',
      message:
        "The server-rendered HTML doesn't match (…). The browser rendered it again. Use the same attributes.",
      cause:
        'The server rendered the element with other attributes, or the HTML was changed before hydration.',
      fix: 'Use the same attributes on the server and in the browser. Don’t minify the HTML.',
    },
  ],
  'Form controls': [
    {
      code: 'invalid-value',
      severity: 'warning',
      message: '`value="…"` isn\'t valid. The value is empty. Use the format `…`.',
      cause: 'Dates and times have one format in all languages: for example, `2026-11-20` and `09:30`.',
      fix: 'Use the format in the message.',
    },
    {
      code: 'invalid-date-format',
      severity: 'warning',
      message:
        '`date-format="…"` doesn\'t contain one day, one month, and one year. Using the locale\'s format. Use a pattern such as `dd.MM.yyyy`.',
      cause: 'The pattern doesn’t contain the day, the month, and the year once each.',
      fix: 'Write `dd`, `MM`, and `yyyy` once each.',
    },
    {
      code: 'invalid-calendar-props',
      severity: 'warning',
      message:
        '`calendar-props` isn\'t a JSON object. It\'s ignored. Use an object, such as `{"allowPast": true}`.',
      cause: 'The value is a list, a string, or a number.',
      fix: 'Use a JSON object.',
    },
    {
      code: 'invalid-calendar-setting',
      severity: 'warning',
      message: "`…` isn't valid. It's ignored. Use ….",
      cause: 'A calendar setting has the wrong type. The other settings apply.',
      fix: 'Use a value as described in the message.',
    },
    {
      code: 'ignored-attribute',
      severity: 'warning',
      message: 'Ignoring `…` because the element contains an input. Set attributes on the input.',
      cause: 'If an element contains your own input, only the attributes of your input apply.',
      fix: 'Move these attributes from the element to the input.',
    },
    {
      code: 'missing-control',
      severity: 'warning',
      message:
        'The element contains no form control. Its label has no effect. Add a control, such as `<input>`.',
      cause: 'An `<auction-form-field>` is empty, or it contains only elements that aren’t form controls.',
      fix: 'Put a form control in the element, or remove the element.',
    },
    {
      code: 'missing-label',
      severity: 'warning',
      message: '`label` is missing. Screen readers announce only “button”. Describe the action in `label`.',
      cause: 'An `<auction-icon-button>` has no `label`.',
      fix: 'Add a `label` that describes the action, such as “Add to calendar”.',
    },
    {
      code: 'invalid-href',
      severity: 'warning',
      message:
        '`href="…"` isn\'t an allowed URL. The element stays a button. Use an http(s), mailto, or tel URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `javascript:`.',
      fix: 'Use an allowed URL. To run code, listen to `click` instead.',
    },
    {
      code: 'invalid-formaction',
      severity: 'warning',
      message: '`formaction="…"` isn\'t an http(s) URL. Using the form\'s `action`. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `javascript:`.',
      fix: 'Use a path or an http(s) URL.',
    },
    {
      code: 'unknown-id',
      severity: 'warning',
      message:
        '`…` refers to `…`, but no element has this ID. It has no effect. Correct the ID, or remove the attribute.',
      cause:
        'An attribute such as `aria-describedby`, `list`, or `form` refers to an ID that doesn’t exist in the same document or shadow root. The element checks its IDs once, after the page has loaded.',
      fix: 'Correct the ID. If you add the other element later, ignore the message.',
    },
    {
      code: 'wrong-element',
      severity: 'warning',
      message: '`…` refers to `…`, which is a `<…>`. It has no effect. Use the ID of a `<…>`.',
      cause: '`form` must refer to a `<form>`, and `list` to a `<datalist>`.',
      fix: 'Correct the ID.',
    },
  ],
  'Signing out': [
    {
      code: 'sign-out-failed',
      severity: 'error',
      message: 'Signing out failed (…). Opening `…` instead.',
      cause:
        'The sign-out code couldn’t be loaded or failed. The browser opens your sign-out page, so that your server can end the session.',
      fix: 'Check the error in the parentheses.',
    },
    {
      code: 'sign-out-request-failed',
      severity: 'error',
      message: 'The sign-out request failed (…). Removing the cookies anyway. Check `…`.',
      cause: 'The server responded with an error or didn’t respond.',
      fix: 'Check the URL in the message. If the URL has another origin, check that its CORS headers allow the request.',
    },
    {
      code: 'remaining-cookies',
      severity: 'error',
      message:
        'Cookies are still readable after the sign-out: …. The user may still be signed in. Set `cookie-domain`, or remove cookies with another path on the server.',
      cause: 'A cookie has a path other than `/`, or a domain that isn’t the page’s host or a parent domain.',
      fix: 'Set `cookie-domain` to the domain of the cookie, or remove the cookie on the server.',
    },
    {
      code: 'invalid-logout-url',
      severity: 'warning',
      message: "Ignoring an entry of `additionalLogoutUrls` that isn't a URL: `…`.",
      cause: 'The response to the sign-out request contains an entry that isn’t a URL.',
      fix: 'Correct the response on the server.',
    },
    {
      code: 'logout-url-failed',
      severity: 'error',
      message: 'The request to `…` failed (…). Continuing the sign-out.',
      cause: 'A request to one of the `additionalLogoutUrls` failed.',
      fix: 'Check the URL in the message.',
    },
  ],
} as const satisfies Readonly<Record<string, readonly DocumentedProblem[]>>;

type Documented = (typeof documentedProblems)[keyof typeof documentedProblems][number];

/** Code of a problem, such as `invalid-json`. */
export type ProblemCode = Documented['code'];

/** Information about a problem that is the same on all pages. */
export interface ProblemInfo {
  code: ProblemCode;
  severity: Severity;
  fix: string;
}

/** A message and its cause. */
interface Report {
  /** Element name, or `auction-elements` if no element is affected. */
  tag: string;
  /** Version of the library. */
  version: string;
  /** Message in the console, without the element name. */
  message: string;
  error: unknown;
}

/** The detail of an `auction-error` event. */
export interface ReportedProblem extends Report, ProblemInfo {}

const countFixedCharacters = ({ message }: Documented): number => message.replaceAll('…', '').length;

/** All problems. Messages with more fixed text come first, because values can contain any text. */
const sortedProblems = Object.values(documentedProblems)
  .flatMap((list): readonly Documented[] => list)
  .toSorted((a, b) => countFixedCharacters(b) - countFixedCharacters(a));

/** Problems that were reported at each target, by element name and code. */
const reportedProblems = new WeakMap<EventTarget, Map<string, ReportedProblem>>();

/** Returns the problems that an element has reported before a script listened to its events. */
export const getReportedProblems = (target: EventTarget): readonly ReportedProblem[] => [
  ...(reportedProblems.get(target)?.values() ?? []),
];

/** Maximum number of problems on a page. A page that inserts elements in a loop must not fill the memory or a monitoring service. */
const maxProblems = 200;
let problemCount = 0;

/** Returns the problem that a message is about. */
export function findProblem(text: string): ProblemInfo | undefined {
  const found = sortedProblems.find(({ message }) => isMessage(text, message));
  return found && { code: found.code, severity: found.severity, fix: found.fix };
}

/**
 * Adds the code, severity, and fix to the report of a message. Returns `undefined` if the target has already reported the problem, or if the page
 * has reported too many problems.
 */
export function describeProblem(report: Report, target: EventTarget): ReportedProblem | undefined {
  const found = findProblem(report.message);
  if (!found || problemCount >= maxProblems) return undefined;
  const problem = { ...found, ...report };
  const problems = reportedProblems.get(target) ?? new Map<string, ReportedProblem>();
  const key = `${report.tag} ${found.code}`;
  if (problems.has(key)) return undefined;
  reportedProblems.set(target, problems.set(key, problem));
  problemCount++;
  return problem;
}

/** Returns whether a text contains the fixed parts of a message in order. A regular expression could take seconds for a long value. */
function isMessage(text: string, message: string): boolean {
  const [first = '', ...parts] = message.split('…');
  const last = parts.pop();
  if (last === undefined) return text === message;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let position = first.length;
  for (const part of parts) {
    const index = text.indexOf(part, position);
    if (index === -1) return false;
    position = index + part.length;
  }
  return position <= text.length - last.length;
}
