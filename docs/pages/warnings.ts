import { html, type Page, prose, table } from '../view/layout.ts';

interface Warning {
  /** As it stands in the source; `…` is what differs from case to case. */
  message: string;
  cause: string;
  remedy: string;
}

/** What the library writes to the console of a browser or of a server, by subject. A test compares it with the source. */
const warnings: Readonly<Record<string, readonly Warning[]>> = {
  Attributes: [
    {
      message: 'the attribute "…" is unknown and has no effect; did you mean "…"?',
      cause: 'The tag has no attribute of that name, and one that differs in a letter or two.',
      remedy: 'Write the attribute as the message has it. All of them are on the tag’s page.',
    },
    {
      message:
        'the attribute "…" is unknown and has no effect; put it on an <auction-form-field> around the tag.',
      cause:
        'A text field or a picker has `label`, `help` or `secure`, which are attributes of the form field around it.',
      remedy:
        'Write `<auction-form-field label="Lot"><auction-text-input></auction-text-input></auction-form-field>`.',
    },
    {
      message: '…="…" is not one of its values; use …, or remove it.',
      cause: 'The attribute takes a value of a list, such as `size="small"`. Its default is used.',
      remedy: 'Take one of the values that the message lists.',
    },
    {
      message: '…="false" was taken as absent; a boolean attribute is true by its presence, so remove it.',
      cause:
        'In HTML `disabled="false"` disables. Frameworks write such attributes by mistake, so the library takes them as absent.',
      remedy: 'Remove the attribute, or set the property of the same name.',
    },
    {
      message: '…="…" is no number, so its default is used; write …="10".',
      cause: 'The attribute takes digits only, without a unit.',
      remedy: 'Write the number alone: `character-limit="10"`.',
    },
    {
      message: "The … isn't valid JSON (…). Using the default. Check the quotes and commas.",
      cause:
        'The attribute, or the text of `<script type="application/json">`, cannot be parsed. Often a template has escaped quotes twice, or a comma follows the last entry.',
      remedy: 'Look at the source of the page. Let the JSON encoder of your language write the value.',
    },
    {
      message:
        'locale="…" is no BCP 47 language tag of this browser, so its own is used; write it as in de-CH.',
      cause: 'Underscores as in `de_CH`, or names as in `german`, are no language tags.',
      remedy: 'Write language and region with a hyphen: `de-CH`.',
    },
    {
      message: 'push-events-to="…" could not be pushed to (…); name a global array, such as dataLayer.',
      cause:
        'The global variable of that name has no `push()`, or `push()` has thrown. Where there is none, an array is made.',
      remedy: 'Name an array of the page, such as `dataLayer`.',
    },
  ],
  Addresses: [
    {
      message: 'base-url="…" is no http(s) address or path, so it is not used.',
      cause: 'The value is a scheme that no link may have, such as `javascript:`, or cannot be parsed.',
      remedy: 'Write a path from the root, `/shop`, or a whole address.',
    },
    {
      message: 'logo-src="…" is no http(s) address, so the product\'s name is shown.',
      cause: 'The scheme is not allowed, such as `data:`.',
      remedy: 'Write a path from the root, such as `/logo.svg`, or a URL.',
    },
    {
      message: 'logo-src="…" could not be loaded, so the product\'s name is shown.',
      cause: 'The request failed, or the response is no picture.',
      remedy: 'Open the URL in a tab; check the policy’s `img-src`.',
    },
    {
      message: 'accessibility-src="…" is no http(s) address, so the link is followed instead.',
      cause: 'The script of the accessibility widget has an address that is not let through.',
      remedy: 'Write the whole address of the script, or remove the attribute.',
    },
    {
      message: 'chat-src="…" is no http(s) address, so there is no chat.',
      cause: 'The script of the chat has an address that is not let through.',
      remedy: 'Write the whole address of the script.',
    },
    {
      message:
        'a suggestion was dropped because its path or href is no http(s) address; check the suggestions service.',
      cause: 'The service has answered with an address that no link may have. It is logged once a page.',
      remedy: 'Correct the entry on the server.',
    },
  ],
  'Site and configuration': [
    {
      message: '… has …. Ignoring … and using the rest.…',
      cause:
        '`config`, `config-src`, or `messages` has unknown keys, invalid values, or URLs that are not http(s). (Links can also be mailto or tel.) The message lists the path of each entry, such as `categories[2].label`, the reason, and the fix.',
      remedy:
        'Fix the entries that the message lists. To see such errors while you type, give your editor the schema, `dist/site-config.schema.json`.',
    },
    {
      message: '… … Using the default. Use an object, such as ….',
      cause: '`config`, the response of `config-src`, or `messages` is a list, a text, a number, or `null`.',
      remedy: 'Write an object, such as the example in the message.',
    },
    {
      message: '`config-src="…"` isn\'t an http(s) URL. Using the built-in site. Use a path or a whole URL.',
      cause: 'The scheme is not allowed, such as `javascript:`.',
      remedy: 'Write a path from the root, such as `/site.json`, or a URL.',
    },
    {
      message:
        '`config-src="…"` could not be read (…). Using the built-in site. Check that the response is JSON.',
      cause: 'The request failed, or the response is not JSON. The parentheses contain the reason.',
      remedy:
        'Open the URL in a browser tab. For another origin, the response needs `Access-Control-Allow-Origin`.',
    },
  ],
  Loading: [
    {
      message: '…: version … is already defined on this page, so … is not used; load it once.',
      cause: 'Two versions of the library are on the page. The first to come defines the tags.',
      remedy: 'Remove one of the scripts. Often a plug-in or a template includes the second.',
    },
    {
      message: 'a file of its script could not be loaded (…); it is tried again when next needed.',
      cause:
        'A file that is loaded late, such as a menu’s, is not there: the network failed, or a deployment has removed it.',
      remedy: 'Keep the files of the last version for a day: see Deployment.',
    },
    {
      message: 'auction-elements: a tag could not be loaded (…).',
      cause: '`autoload.js` has found a tag whose file is not beside it.',
      remedy: 'Copy all of `dist/`, not single files.',
    },
    {
      message: 'chat could not be loaded (…); check chat-src.',
      cause: 'The script of the chat could not be loaded. The page goes on without.',
      remedy: 'Check the address and the policy’s `script-src`.',
    },
    {
      message: 'chat could not be loaded (…).',
      cause: 'The chat’s own script has failed.',
      remedy: 'The reason is in the parentheses; ask who makes the chat.',
    },
    {
      message:
        'the accessibility widget could not be loaded (…), so the link is followed; check accessibility-src.',
      cause: 'The script of the accessibility widget could not be loaded.',
      remedy: 'Check the address and the policy’s `script-src`.',
    },
  ],
  'Prerendered HTML': [
    {
      message:
        'the prerendered HTML is that of version …, so … renders it again; prerender it with the same version.',
      cause:
        'Partials are older or newer than the scripts. Users see the header, then see it rendered again.',
      remedy: 'Run `npx auction-elements render` with each new version.',
    },
    {
      message:
        'the prerendered HTML was rendered again (…); prerender it with the same version and attributes.',
      cause:
        'What the server has rendered differs from what the attributes say, or something has changed it since.',
      remedy:
        'Give the tag the attributes that it was rendered with; keep HTML minifiers out of the template.',
    },
  ],
  'Form controls': [
    {
      message: 'value is "…", which is not of the form …, so it is empty.',
      cause: 'Values of dates and times have one form, whatever the user’s language: `2026-11-20`, `09:30`.',
      remedy: 'Write the value in the form that the message names.',
    },
    {
      message:
        'date-format is "…", which has not one day, one month and one year, so the locale\'s order is used; write it as in dd.MM.yyyy.',
      cause: 'The pattern lacks one of the three, or has one twice.',
      remedy: 'Write `dd`, `MM` and `yyyy` once each.',
    },
    {
      message: 'calendar-props must be a JSON object, such as {"allowPast": true}, so it is left out.',
      cause: 'The attribute is an array, a string or a number.',
      remedy: 'Write an object.',
    },
    {
      message: '… must be …, so it is left out.',
      cause: 'A setting of the calendar has a value of another type. The other settings are used.',
      remedy: 'Write the value as the message says.',
    },
    {
      message: 'has an input of the page in it, so … have no effect; put them on the input.',
      cause: 'Around an input of the page, the input’s own attributes are the ones that count.',
      remedy: 'Move the attributes that are named from the tag to the input.',
    },
    {
      message: 'has no form control in it, so its label names nothing; put one there, such as <input>.',
      cause: 'An `<auction-form-field>` is empty, or what is in it is no form control.',
      remedy: 'Put the control into it, or take the label away.',
    },
    {
      message: 'has no label, so nobody knows what it does; give it a label.',
      cause: 'An `<auction-icon-button>` has no `label`: a screen reader says “button”.',
      remedy: 'Say in `label` what the button does.',
    },
    {
      message: 'href is "…", which no link may have, so it stays a button; write an address.',
      cause: 'The scheme is one that is not let through, such as `javascript:`.',
      remedy: 'Write an address, or listen to `click`.',
    },
    {
      message:
        'formaction is "…", to which no form may be sent, so that of the form is used; write an address.',
      cause: 'The scheme is one that is not let through.',
      remedy: 'Write a path or a whole address.',
    },
    {
      message:
        '… is "…", but no element beside it has that id, so it has no effect; give the id to the element that is meant, or remove the attribute.',
      cause:
        'An attribute such as `aria-describedby`, `list` or `form` refers to an id that is not in the same document or shadow root.',
      remedy: 'Correct the id. What comes later is found; the warning looks once, after the page has loaded.',
    },
    {
      message: '… is "…", which is a <…>, so it has no effect; write the id of a <…>.',
      cause: '`form` needs the id of a `<form>`, and `list` that of a `<datalist>`.',
      remedy: 'Correct the id.',
    },
  ],
  'Signing out': [
    {
      message: 'signing out failed (…), so the browser goes to ….',
      cause: 'Something has thrown in the middle of it. The page of the sign-out ends the session instead.',
      remedy: 'The reason is in the parentheses.',
    },
    {
      message: 'the sign-out call failed (…); the cookies are removed all the same. Check ….',
      cause: 'The service has answered with an error, or not at all.',
      remedy: 'Check the address that is named, and that it lets this origin send cookies.',
    },
    {
      message:
        'Cookies are still readable after the sign-out: …. The user may still be signed in. Set `cookie-domain`, or remove cookies with another path on the server.',
      cause: 'A cookie has another path than `/`, or a domain that is not above the host of the page.',
      remedy: 'Set `cookie-domain` to the domain of the cookie, or remove the cookie on the server.',
    },
    {
      message: 'an entry of additionalLogoutUrls is no URL and was skipped: ….',
      cause: 'The service has answered with an address that cannot be called.',
      remedy: 'Correct the answer of the service.',
    },
    {
      message: 'the sign-out of … failed (…); the flow goes on.',
      cause: 'One of the other sites could not be signed out of.',
      remedy: 'Check the address that is named.',
    },
  ],
  'Commands and server functions': [
    {
      message: 'say what to do: …',
      cause: 'No command was given, or one that is not known.',
      remedy: 'Take one of those that follow the message.',
    },
    {
      message: '--out is missing: name the folder that the files go to.',
      cause: '`npx auction-elements render` does not know where to write.',
      remedy: '`--out partials`',
    },
    {
      message: '--out is missing: name the file that the script goes to.',
      cause: '`npx auction-elements bundle` does not know where to write.',
      remedy: '`--out auction-site.js`',
    },
    {
      message: '--library … is no path or address; write it like --library ./ or --library /vendor/auction/.',
      cause: 'The site’s script loads the library from there.',
      remedy: 'Write the folder as pages address it.',
    },
    {
      message: '--styles … is not known; use ….',
      cause: 'The option takes a value of a list.',
      remedy: 'Take one that the message lists.',
    },
    {
      message: '--template … is not known; use ….',
      cause: 'There is no template for that server.',
      remedy: 'Take one that the message lists; `html` fits any.',
    },
    {
      message: '--attribute … has no value; write it like --attribute base-url=/shop.',
      cause: 'There is no `=` in it.',
      remedy: 'Write name and value.',
    },
    {
      message: '--year … is no year; write it like --year 2026.',
      cause: 'The year of the copyright line has four digits.',
      remedy: 'Write the year, or leave the option out.',
    },
    {
      message: '… could not be read (…).',
      cause: 'The file of `--config` is not there.',
      remedy: 'Check the path: it counts from the folder that the command runs in.',
    },
    {
      message: '… is not valid JSON (…); check quotes and commas.',
      cause: 'The file of `--config` cannot be parsed.',
      remedy: 'The place is in the parentheses.',
    },
    {
      message: '… has …. Nothing was written.…',
      cause:
        'The file of `--config` has unknown keys or invalid values. The message lists the path of each entry, the reason, and the fix. Commands stop, so that you can fix the file before you publish it.',
      remedy: 'Fix the entries that the message lists. `site-config.schema.json` describes all keys.',
    },
    {
      message: 'there is no <…>; there are ….',
      cause: 'A function of `auction-elements/server` was asked for a tag that is not prerendered.',
      remedy: 'Take one that the message lists.',
    },
    {
      message: '… cannot be an attribute; give names such as "product-name".',
      cause:
        'A function of `auction-elements/server` was given a name that HTML does not allow, or that of an event.',
      remedy: 'Give attributes as HTML writes them.',
    },
  ],
  'Functions for tests': [
    {
      message: 'There is no … with the name "…" on the page.',
      cause:
        'A function of `auction-elements/testing/selenium` has found no such control within ten seconds.',
      remedy: 'Take the name that the browser shows in its accessibility tree.',
    },
    {
      message: 'The menu of "…" has not opened.',
      cause: '`openMenu()` has clicked the button, and nothing came within ten seconds.',
      remedy: 'Look at the console of the page: a file of the menu may be missing.',
    },
  ],
};

export const warningsPage: Page = {
  path: 'warnings.html',
  title: 'Warnings in the console',
  description: 'Every message of the library, with its cause and what to do.',
  group: 'Guides',
  content: html`<p class="lead">
      Each message begins with the tag that it is about, says what is invalid and what happens instead, and is
      logged once. In a page nothing throws, and the page keeps what it has. A command that fails logs one
      message and ends with the exit code 1; functions of <code>auction-elements/server</code> throw an
      <code>Error</code> with it.
    </p>
    <p>
      The ellipsis … stands for what differs from case to case. Scripts learn of files that could not be
      loaded, and of tags that could not be rendered, by the event <code>auction-error</code> of the tag.
    </p>
    ${Object.entries(warnings).map(([subject, list]) =>
      table(
        subject,
        ['Message', 'Cause', 'Remedy'],
        list.map(({ message, cause, remedy }) => [message, prose(cause), prose(remedy)]),
      ),
    )}`,
};
