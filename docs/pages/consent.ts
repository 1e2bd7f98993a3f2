import { code, html, type Page, plainTable } from '../view/layout.ts';

/** Script that follows Google consent mode. */
export const googleRecipe = `const footer = document.querySelector('auction-footer');
function read(entry) {
  // The entry of gtag('consent', 'update', { functionality_storage: 'granted' })
  const consent = entry?.[0] === 'consent' && entry[2]?.functionality_storage;
  if (consent) footer.consent = consent;
}
window.dataLayer = window.dataLayer || [];
window.dataLayer.forEach(read);
const { push } = window.dataLayer;
window.dataLayer.push = (...entries) => {
  entries.forEach(read);
  return push.apply(window.dataLayer, entries);
};`;

/** Script that follows the Transparency and Consent Framework of IAB Europe. */
export const tcfRecipe = `const footer = document.querySelector('auction-footer');
window.__tcfapi('addEventListener', 2, (data, success) => {
  // While the dialog is open, the user hasn't decided yet.
  if (!success || data.eventStatus === 'cmpuishown') return;
  // Purpose 1: store and access information on a device
  const hasAgreed = data.gdprApplies === false || data.purpose.consents[1] === true;
  footer.consent = hasAgreed ? 'granted' : 'denied';
});`;

/** Script that follows Global Privacy Control. */
export const gpcRecipe = `const footer = document.querySelector('auction-footer');
footer.consent = navigator.globalPrivacyControl ? 'denied' : 'granted';`;

export const consent: Page = {
  path: 'consent.html',
  title: 'Consent',
  description:
    'Load chat and the accessibility widget, and store recent searches, only with the user’s consent.',
  group: 'Guides',
  content: html`<p class="lead">
      The footer can load two scripts from other companies: chat and an accessibility widget. In some
      countries, users must agree first. Set <code>consent="required"</code>, and let your consent tool set
      the user’s choice.
    </p>
    ${code(`<auction-footer
  consent="required"
  chat-src="https://static.zdassets.com/ekr/snippet.js?key=…"
  accessibility-src="https://widget.example/script.js"
></auction-footer>`)}
    ${plainTable(
      'Values of consent',
      ['Value', 'Effect'],
      [
        [
          'No attribute',
          'No consent is required. Chat loads three seconds after the page, and the widget on a click.',
        ],
        [html`<code>required</code>`, 'The user hasn’t decided yet. No script loads.'],
        [html`<code>granted</code>`, 'The scripts load as if the attribute were missing.'],
        [html`<code>denied</code>`, 'No script loads. A chat that has loaded is hidden at once.'],
      ],
    )}
    <p>
      Set the attribute or the property <code>consent</code> at any time, also before the element is defined.
      Any other value blocks the scripts. After <code>granted</code>, chat waits 200 milliseconds, because
      some tools correct their first answer.
    </p>
    <p>
      Without JavaScript, no script loads. A script that has run can’t be unloaded. When the user withdraws
      consent, delete the vendor’s cookies, and reload the page if your policy requires it.
    </p>
    <p>
      All other requests of the elements go to URLs that you set, such as <code>logo-src</code>,
      <code>config-src</code>, and <code>base-url</code>.
    </p>
    <h2>Ask for consent</h2>
    <p>
      When the user clicks the Accessibility link and <code>consent</code> blocks its script, the footer fires
      <code>auction-consent-needed</code>, and the browser follows the link. To open your dialog instead,
      prevent the default:
    </p>
    ${code(`document.addEventListener('auction-consent-needed', (event) => {
  event.preventDefault();
  openConsentDialog();
});`)}
    <h2>Google consent mode</h2>
    <p>
      Your consent tool calls <code>gtag('consent', …)</code>. This script reads these calls, also those that
      ran before it:
    </p>
    ${code(googleRecipe)}
    <h2>IAB Transparency and Consent Framework (TCF)</h2>
    <p>Run this script after your consent tool has defined <code>__tcfapi</code>:</p>
    ${code(tcfRecipe)}
    <h2>Global Privacy Control (GPC)</h2>
    <p>
      If users don’t have to agree first but can opt out, as in California, respect the browser’s signal. On a
      server, read the header <code>Sec-GPC: 1</code> and set the attribute.
    </p>
    ${code(gpcRecipe)}
    <h2>Recent searches</h2>
    <p>
      With <code>recent-searches="on"</code>, the browser stores the five most recent search terms of the user
      in <code>localStorage</code>, under <code>auction-elements-recent-searches</code>. They never leave the
      browser. Search terms can still be personal, and other users of the same device can see them. Ask for
      consent where it’s required, and set the user’s choice. <code>off</code> removes the stored terms:
    </p>
    ${code(`document.querySelector('auction-header').recentSearches = hasAgreed ? 'on' : 'off';`)}
    <p>
      Without the attribute, nothing is stored. Set the attribute on each search of your site, and set
      <code>off</code> if you no longer want recent searches.
    </p>
    <h2>Data layer</h2>
    <p>
      <code>push-events-to</code> sends events to your own data layer. It removes search terms, and the
      queries and fragments of URLs, unless you set <code>push-unredacted</code>.
    </p>`,
};
