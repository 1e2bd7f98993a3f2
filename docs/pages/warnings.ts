import { html, type Page, prose, table } from '../view/layout.ts';

interface Warning {
  /** Message as in the source. `…` stands for values that differ between pages. */
  message: string;
  cause: string;
  fix: string;
}

/** Messages that the library writes to the console of a browser or server, by subject. A test compares them with the source. */
const warnings: Readonly<Record<string, readonly Warning[]>> = {
  Attributes: [
    {
      message: 'The attribute `…` is unknown and has no effect. Did you mean `…`?',
      cause: 'The element doesn’t have this attribute, but it has an attribute with a similar name.',
      fix: 'Correct the name. The element’s page in these docs lists all attributes.',
    },
    {
      message:
        'The attribute `…` is unknown and has no effect. Set it on an `<auction-form-field>` around the element.',
      cause: '`label`, `help`, and `secure` are attributes of the form field, not of the control inside it.',
      fix: 'Write `<auction-form-field label="Lot"><auction-text-input></auction-text-input></auction-form-field>`.',
    },
    {
      message: '`…` is deprecated. The next major version ignores it. …',
      cause: 'The page sets an attribute or a custom property that a newer one replaces. It still works.',
      fix: 'Use the replacement in the message.',
    },
    {
      message: '`…="…"` isn\'t valid. Using the default. Use `…`.',
      cause: 'The attribute accepts only some values, such as `size="small"`.',
      fix: 'Use one of the values in the message.',
    },
    {
      message: '`…="false"` is treated as false. Remove the attribute.',
      cause:
        'In HTML, `disabled="false"` disables a control. Frameworks sometimes write such attributes by mistake, so the library treats them as false.',
      fix: 'Remove the attribute, or set the property to `false`.',
    },
    {
      message: '`…="…"` isn\'t a number. Using the default. Use a plain number.',
      cause: 'The value contains a unit or other text, such as `10px`.',
      fix: 'Use only the number, such as `character-limit="10"`.',
    },
    {
      message: "The … isn't valid JSON (…). Using the default. Check the quotes and commas.",
      cause:
        'The JSON in the attribute or in the `<script type="application/json">` child can’t be parsed. Often, a template has escaped the quotes twice, or a comma follows the last entry.',
      fix: 'Check the source of the page. Use your language’s JSON encoder to write the value.',
    },
    {
      message: '`locale="…"` isn\'t a supported locale. Using the default. Use a tag such as `de-CH`.',
      cause:
        'The value isn’t a language tag, such as `de_CH` or `german`, or the browser has no data for it.',
      fix: 'Write the language and the region with a hyphen: `de-CH`.',
    },
    {
      message: '`push-events-to="…"` failed (…). The event is lost. Use a global array.',
      cause:
        'The global variable has no `push()` method, or `push()` failed. If the variable doesn’t exist, the element creates an array.',
      fix: 'Use the name of a global array, such as `dataLayer`.',
    },
  ],
  URLs: [
    {
      message: '`base-url="…"` isn\'t an http(s) URL. Ignoring it. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `javascript:`.',
      fix: 'Use a root-relative path, such as `/shop`, or an http(s) URL.',
    },
    {
      message: '`logo-src="…"` isn\'t an http(s) URL. Showing the product name. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `data:`.',
      fix: 'Use a root-relative path, such as `/logo.svg`, or an http(s) URL.',
    },
    {
      message: '`logo-src="…"` couldn\'t be loaded. Showing the product name. Check the URL.',
      cause: 'The request failed, or the response isn’t an image.',
      fix: 'Open the URL in a browser tab. If the image loads, check `img-src` in your Content Security Policy.',
    },
    {
      message: '`accessibility-src="…"` isn\'t an http(s) URL. The link opens its page. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed.',
      fix: 'Use the URL of the widget’s script, or remove the attribute.',
    },
    {
      message: '`chat-src="…"` isn\'t an http(s) URL. Chat is off. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed.',
      fix: 'Use the URL of the chat vendor’s script, or remove the attribute.',
    },
    {
      message: 'Ignoring a suggestion without an http(s) URL. Check `path` and `href` in the response.',
      cause: 'A suggestion from your server has no URL, or a URL that isn’t allowed.',
      fix: 'Correct the suggestion on the server.',
    },
  ],
  'Site and configuration': [
    {
      message: '`--auction-header-…` is deprecated. The next version ignores it. Set `…` on the element.',
      cause:
        'The page sets `--auction-header-position`, `--auction-header-z-index`, or `--auction-header-view-transition-name`. CSS on the element replaces these custom properties.',
      fix: 'Set the property itself, such as `auction-header { position: sticky; }`.',
    },
    {
      message: '… has …. Ignoring … and using the rest.…',
      cause:
        '`config`, `config-src`, or `messages` has unknown keys, invalid values, or URLs that are not http(s). (Links can also be mailto or tel.) The message lists the path of each entry, such as `categories[2].label`, the reason, and the fix.',
      fix: 'Fix the entries that the message lists. To see such errors while you type, give your editor the schema, `dist/site-config.schema.json`.',
    },
    {
      message: '… … Using the default. Use an object, such as ….',
      cause:
        '`config`, the response of `config-src`, or `messages` is a list, a string, a number, or `null`.',
      fix: 'Write an object, such as the example in the message.',
    },
    {
      message: '`config-src="…"` isn\'t an http(s) URL. Using the default. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `javascript:`.',
      fix: 'Use a root-relative path, such as `/site.json`, or an http(s) URL.',
    },
    {
      message:
        '`config-src="…"` couldn\'t be loaded (…). Using the default. Check that the response is JSON.',
      cause: 'The request failed, or the response isn’t JSON. The parentheses contain the reason.',
      fix: 'Open the URL in a browser tab. If the URL has another origin, the response needs an `Access-Control-Allow-Origin` header.',
    },
  ],
  'Loading files': [
    {
      message: '…: Version … is already defined on this page. Ignoring version …. Load only one.',
      cause: 'The page loads two versions of the library. The version that loads first defines the elements.',
      fix: 'Remove one of the scripts. Often, a plugin or a template loads the second version.',
    },
    {
      message: "A script couldn't be loaded (…). Retrying when next needed. Check that the file exists.",
      cause:
        'A file that the element loads later, such as the file of a menu, is missing. The network failed, or a deployment removed the file.',
      fix: 'Keep the files of the previous version for a day, as described in Deployment.',
    },
    {
      message:
        "auction-elements: An element couldn't be loaded (…). Retrying on user interaction. Check that the file exists.",
      cause: '`autoload.js` couldn’t load an element’s file.',
      fix: 'Copy the whole `dist` folder to your server, not single files.',
    },
    {
      message: "Chat couldn't be loaded (…). Check `chat-src`.",
      cause: 'The chat vendor’s script couldn’t be loaded. Everything else works.',
      fix: 'Check the URL, and `script-src` in your Content Security Policy.',
    },
    {
      message: "Chat couldn't be loaded (…). Chat is off.",
      cause: 'A file of the library that chat needs is missing. Everything else works.',
      fix: 'Copy the whole `dist` folder to your server. Keep the files of the previous version for a day.',
    },
    {
      message: "The widget couldn't be loaded (…). Opening the link. Check `accessibility-src`.",
      cause: 'The script of the accessibility widget couldn’t be loaded.',
      fix: 'Check the URL, and `script-src` in your Content Security Policy.',
    },
  ],
  'Server-rendered HTML': [
    {
      message:
        'The server-rendered HTML is from version …. Version … rendered it again. Use the same version.',
      cause: 'The HTML and the scripts are from different versions of the library.',
      fix: 'When you update the library, run `npx auction-elements render` again.',
    },
    {
      message:
        "The server-rendered HTML doesn't match (…). The browser rendered it again. Use the same attributes.",
      cause:
        'The server rendered the element with other attributes, or the HTML was changed before hydration.',
      fix: 'Use the same attributes on the server and in the browser. Don’t minify the HTML.',
    },
  ],
  'Form controls': [
    {
      message: '`value="…"` isn\'t valid. The value is empty. Use the format `…`.',
      cause: 'Dates and times have one format in all languages: for example, `2026-11-20` and `09:30`.',
      fix: 'Use the format in the message.',
    },
    {
      message:
        '`date-format="…"` doesn\'t contain one day, one month, and one year. Using the locale\'s format. Use a pattern such as `dd.MM.yyyy`.',
      cause: 'The pattern doesn’t contain the day, the month, and the year once each.',
      fix: 'Write `dd`, `MM`, and `yyyy` once each.',
    },
    {
      message:
        '`calendar-props` isn\'t a JSON object. It\'s ignored. Use an object, such as `{"allowPast": true}`.',
      cause: 'The value is a list, a string, or a number.',
      fix: 'Use a JSON object.',
    },
    {
      message: "`…` isn't valid. It's ignored. Use ….",
      cause: 'A calendar setting has the wrong type. The other settings apply.',
      fix: 'Use a value as described in the message.',
    },
    {
      message: 'Ignoring `…` because the element contains an input. Set attributes on the input.',
      cause: 'If an element contains your own input, only the attributes of your input apply.',
      fix: 'Move these attributes from the element to the input.',
    },
    {
      message:
        'The element contains no form control. Its label has no effect. Add a control, such as `<input>`.',
      cause: 'An `<auction-form-field>` is empty, or it contains only elements that aren’t form controls.',
      fix: 'Put a form control in the element, or remove the element.',
    },
    {
      message: '`label` is missing. Screen readers announce only “button”. Describe the action in `label`.',
      cause: 'An `<auction-icon-button>` has no `label`.',
      fix: 'Add a `label` that describes the action, such as “Add to calendar”.',
    },
    {
      message:
        '`href="…"` isn\'t an allowed URL. The element stays a button. Use an http(s), mailto, or tel URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `javascript:`.',
      fix: 'Use an allowed URL. To run code, listen to `click` instead.',
    },
    {
      message: '`formaction="…"` isn\'t an http(s) URL. Using the form\'s `action`. Use a path or URL.',
      cause: 'The URL is invalid, or it has a scheme that isn’t allowed, such as `javascript:`.',
      fix: 'Use a path or an http(s) URL.',
    },
    {
      message:
        '`…` refers to `…`, but no element has this ID. It has no effect. Correct the ID, or remove the attribute.',
      cause:
        'An attribute such as `aria-describedby`, `list`, or `form` refers to an ID that doesn’t exist in the same document or shadow root. The element checks its IDs once, after the page has loaded.',
      fix: 'Correct the ID. If you add the other element later, ignore the message.',
    },
    {
      message: '`…` refers to `…`, which is a `<…>`. It has no effect. Use the ID of a `<…>`.',
      cause: '`form` must refer to a `<form>`, and `list` to a `<datalist>`.',
      fix: 'Correct the ID.',
    },
  ],
  'Signing out': [
    {
      message: 'Signing out failed (…). Opening `…` instead.',
      cause:
        'The sign-out code couldn’t be loaded or failed. The browser opens your sign-out page, so that your server can end the session.',
      fix: 'Check the error in the parentheses.',
    },
    {
      message: 'The sign-out request failed (…). Removing the cookies anyway. Check `…`.',
      cause: 'The server responded with an error or didn’t respond.',
      fix: 'Check the URL in the message. If the URL has another origin, check that its CORS headers allow the request.',
    },
    {
      message:
        'Cookies are still readable after the sign-out: …. The user may still be signed in. Set `cookie-domain`, or remove cookies with another path on the server.',
      cause: 'A cookie has a path other than `/`, or a domain that isn’t the page’s host or a parent domain.',
      fix: 'Set `cookie-domain` to the domain of the cookie, or remove the cookie on the server.',
    },
    {
      message: "Ignoring an entry of `additionalLogoutUrls` that isn't a URL: `…`.",
      cause: 'The response to the sign-out request contains an entry that isn’t a URL.',
      fix: 'Correct the response on the server.',
    },
    {
      message: 'The request to `…` failed (…). Continuing the sign-out.',
      cause: 'A request to one of the `additionalLogoutUrls` failed.',
      fix: 'Check the URL in the message.',
    },
  ],
  'Commands and server functions': [
    {
      message: 'Missing or unknown command. Use `render` or `bundle`. …',
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
      To handle failures in JavaScript, listen to <code>auction-error</code>. An element fires this event if a
      file can’t be loaded or the element can’t be rendered.
    </p>
    ${Object.entries(warnings).map(([subject, list]) =>
      table(
        subject,
        ['Message', 'Cause', 'Fix'],
        list.map(({ message, cause, fix }) => [message, prose(cause), prose(fix)]),
      ),
    )}`,
};
