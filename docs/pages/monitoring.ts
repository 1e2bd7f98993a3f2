import { code, html, type Page, table } from '../view/layout.ts';

/** Script that sends problems to Sentry. */
export const sentryRecipe = `function report({ tag, version, code, severity, message, fix, error }) {
  Sentry.withScope((scope) => {
    scope.setLevel(severity);
    scope.setTags({ 'auction.tag': tag, 'auction.code': code, 'auction.version': version });
    scope.setExtra('fix', fix);
    scope.setFingerprint(['auction-elements', tag, code]);
    if (error instanceof Error) Sentry.captureException(error);
    else Sentry.captureMessage(tag + ': ' + message);
  });
}
for (const problem of window.auctionErrors ?? []) report(problem);
document.addEventListener('auction-error', ({ detail }) => report(detail));`;

/** Script that pushes problems to a data layer. */
export const dataLayerRecipe = `window.dataLayer = window.dataLayer || [];
function report({ tag, version, code, severity }) {
  window.dataLayer.push({ event: 'auction-error', auctionTag: tag, auctionDetail: { code, severity, version } });
}
for (const problem of window.auctionErrors ?? []) report(problem);
document.addEventListener('auction-error', ({ detail }) => report(detail));`;

export const monitoring: Page = {
  path: 'monitoring.html',
  title: 'Monitoring',
  description: 'Send errors and warnings to Sentry or a data layer, and audit the pages of a site.',
  group: 'Guides',
  content: html`<p class="lead">
      Elements never throw errors into your page. They log problems to the console of the user’s browser,
      where you can’t see them. To collect them, listen to one event.
    </p>
    <h2>The event</h2>
    <p>
      Each message in the console is also an <code>auction-error</code> event. An element fires the event once
      for each code. The event bubbles to the document, also from shadow roots. If no element is affected, the
      target is the document.
    </p>
    ${table(
      'Properties of event.detail',
      ['Property', 'Description'],
      [
        [
          html`<code>code</code>`,
          html`The problem, such as <code>load-failed</code>.
            <a href="warnings.html">Console messages</a> lists all codes.`,
        ],
        [
          html`<code>severity</code>`,
          html`<code>error</code>: a feature doesn’t work. <code>warning</code>: the page has a mistake, and a
            default applies. <code>info</code>: the page uses a deprecated feature.`,
        ],
        [
          html`<code>tag</code>`,
          html`The element, such as <code>auction-header</code>, or <code>auction-elements</code> for the
            library.`,
        ],
        [html`<code>version</code>`, 'The version of the library.'],
        [html`<code>message</code>`, 'The message in the console, without the element’s name.'],
        [html`<code>fix</code>`, 'How to fix the problem.'],
        [html`<code>error</code>`, 'The exception that caused the problem, if any.'],
      ],
    )}
    <p>
      Your script may load after the elements. The global array <code>auctionErrors</code> contains the
      details of all earlier events. A page reports at most 200 problems.
    </p>
    <h2>Sentry</h2>
    <p>Run this script after <code>Sentry.init()</code>:</p>
    ${code(sentryRecipe)}
    <p>
      The fingerprint groups events by element and code. Messages contain values of your page, such as URLs,
      which would otherwise create a group for each value.
    </p>
    <h2>Data layer</h2>
    <p>
      If you set <code>push-events-to</code> on an element, the element pushes its <code>auction-error</code>
      events, including earlier ones. To push the problems of all elements, use this script instead:
    </p>
    ${code(dataLayerRecipe)}
    <h2>Audit pages</h2>
    <p>
      This command requests the HTML of pages and lists the version of the library, the elements, and their
      mistakes. It doesn’t need a browser.
    </p>
    ${code('npx auction-elements audit https://example.com/ https://example.com/lots/17')}
    ${code(`https://example.com/
  auction-elements 1.0.0 (https://example.com/lib/autoload.js)
  auction-header ×1, auction-text-input ×2
  warning invalid-number: auction-text-input: \`character-limit="10px"\` isn't a number. Using the default. Use a plain number.

1 page, 1 problem`)}
    <p>
      The command checks attributes, JSON, configuration files of <code>config-src</code>, versions of
      server-rendered HTML, and that the page loads only one version. It can’t see elements that a script
      inserts. A page and each of its files may have up to 10 MB, take 10 seconds, and redirect 5 times.
    </p>
    ${table(
      'Exit codes',
      ['Code', 'Meaning'],
      [
        ['0', 'All pages were checked, and have no problems.'],
        ['1', 'A page has a problem, or the command has an invalid option.'],
        ['2', 'A page couldn’t be checked. It’s unreachable, too large, or not HTML.'],
      ],
    )}`,
};
