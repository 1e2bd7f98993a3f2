import { code, html, type Page, prose, table } from '../view/layout.ts';

export const usage: Page = {
  path: 'usage.html',
  title: 'Using the elements',
  description: 'How tags, attributes, properties, slots, events, methods, and errors work in every element.',
  group: 'Getting started',
  content: html`<p class="lead">
      You use the elements like native HTML elements. This page explains how all of them work. Each element
      also has its own page with a complete reference.
    </p>
    ${code(`<auction-date-input name="day" label="Viewing date" required></auction-date-input>`)}
    <h2>Tags</h2>
    <p>
      Always write the end tag. HTML doesn’t support self-closing custom elements. After
      <code>&lt;auction-header /&gt;</code>, the rest of the page becomes content of the header.
    </p>
    <h2>Attributes</h2>
    <p>
      Every attribute is optional. If you remove an attribute, its default applies again. Write lists and
      objects as JSON.
    </p>
    ${code(`<auction-date-input label="Viewing date" required disabled-dates='["2026-12-24"]'></auction-date-input>`)}
    <p>
      A boolean attribute is true if it is present, whatever its value. The only exception is
      <code>="false"</code>, which counts as false and logs a warning. Remove the attribute instead.
    </p>
    <h2>Properties</h2>
    <p>
      Each attribute has a property with a camel-case name. Setting one updates the other. You can also set a
      property before the element’s script loads. The element updates before the next frame.
    </p>
    ${code(`const field = document.querySelector('auction-date-input');
field.disabledDates = ['2026-12-24', ['2026-12-31', '2027-01-02']];
field.value = '2026-11-20';`)}
    <p>Two kinds of properties are different:</p>
    <ul>
      <li>Set lists and objects as JavaScript values. The attribute doesn’t change.</li>
      <li>
        <code>value</code> works as in <code>&lt;input&gt;</code>. The attribute is the default value, and the
        property is the current value.
      </li>
    </ul>
    ${table(
      'Attributes and their properties',
      ['Attribute', 'Property', 'Property value'],
      [
        ['label="Viewing date"', 'label', '"Viewing date"'],
        ['required', 'required', 'true'],
        ['character-limit="10"', 'characterLimit', '10'],
        [`disabled-dates='["2026-12-24"]'`, 'disabledDates', "['2026-12-24']"],
      ].map((cells) => cells.map((cell) => html`<code>${cell}</code>`)),
    )}
    <h2>Content</h2>
    <p>
      Content between the tags goes into the default slot. To use another slot, set the
      <code>slot</code> attribute.
    </p>
    ${code(`<label>
  Maximum bid
  <auction-text-input name="bid"><span slot="prefix">$</span></auction-text-input>
</label>`)}
    <p>
      The header and the footer also accept their <a href="configuration.html">configuration</a> as a JSON
      script.
    </p>
    ${code(`<auction-header>
  <script type="application/json">{ "productName": "Gavel" }</script>
</auction-header>`)}
    <h2>Events</h2>
    <p>
      Fields fire <code>input</code>, <code>change</code>, and <code>invalid</code>, and buttons fire
      <code>click</code>, as native controls do. The names of all other events start with
      <code>auction-</code>. These events bubble and cross shadow boundaries, so one listener on the document
      receives the events of all elements.
    </p>
    ${code(`document.addEventListener('auction-search', (event) => {
  event.preventDefault();
  showResults(event.detail.term);
});`)}
    <p>If an event has a default action, such as opening a page, <code>preventDefault()</code> cancels it.</p>
    <p>
      When a user submits a form with invalid fields, the first one receives focus. Fields show their messages
      themselves, and cancel <code>invalid</code> after your listeners, so that the browser’s message doesn’t
      cover them. To handle the error yourself, call <code>preventDefault()</code>.
    </p>
    <h2>Methods</h2>
    <p>
      Call methods only after the element is defined. Attributes, properties, and event listeners don’t need
      to wait.
    </p>
    ${code(`await customElements.whenDefined('auction-date-input');
field.setCustomValidity('No viewing is available on that day.');
field.reportValidity();`)}
    <h2>Styles</h2>
    <p>
      CSS on the tag works as on other HTML elements: <code>margin</code>, <code>max-width</code>,
      <code>position</code>, <code>display</code>, <code>grid-area</code>, and so on.
    </p>
    ${code(`auction-header { position: sticky; top: 0; z-index: 10; }`)}
    <p>Fields have no margin. To put space between the fields of a form, add one rule:</p>
    ${code(`form > * + * { margin-block-start: 24px; }`)}
    <p>
      Your page’s CSS doesn’t affect the inside of an element. To style it, use
      <a href="theming.html">custom properties and parts</a>.
    </p>
    ${table(
      'Differences from native elements',
      ['Native element', 'Auction Elements'],
      [
        [
          html`<code>&lt;button&gt;</code> submits its form by default.`,
          prose('`<auction-button>` and `<auction-icon-button>` submit a form only with `type="submit"`.'),
        ],
        [
          html`<code>form.requestSubmit(button)</code> submits the form.`,
          prose('It throws a `TypeError`. Call `click()` on the button instead.'),
        ],
        [
          html`<code>valueAsDate</code> of <code>&lt;input type="date"&gt;</code> is midnight in UTC.`,
          prose('`valueAsDate` is the first moment of the day in the browser’s time zone.'),
        ],
        [
          html`Date and time inputs can be autofilled.`,
          prose('Date and time fields have `autocomplete="off"` unless you set another value.'),
        ],
        [
          html`<code>event.target</code> and <code>document.activeElement</code> are the control.`,
          'They are the auction element, even if the event or the focus is on a control inside it.',
        ],
      ],
    )}
    <h2>Error handling</h2>
    <p>
      If a value is invalid, the element uses the default and logs a
      <a href="warnings.html">message</a> that explains the fix. Each message is also an
      <code>auction-error</code> event, which you can send to your <a href="monitoring.html">monitoring</a>.
    </p>
    <p>An element that can’t be rendered shows its <code>fallback</code> slot.</p>
    ${code(`<auction-header><a slot="fallback" href="/">Gavel</a></auction-header>`)}`,
};
