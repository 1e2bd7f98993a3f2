import { code, html, type Page, prose, table } from '../view/layout.ts';

export const usage: Page = {
  path: 'usage.html',
  title: 'Using the tags',
  description: 'What holds for every tag: attributes, properties, content, events, methods, and what fails.',
  group: 'Start',
  content: html`<p class="lead">
      The tags are HTML elements, used as those of the browser. What holds for all of them is here; the page
      of a tag has the rest.
    </p>
    <h2>Tags</h2>
    <p>
      Write the end tag: HTML knows no <code>&lt;auction-header /&gt;</code>, and would take what follows as
      its content.
    </p>
    ${code(`<auction-header></auction-header>`)}
    <h2>Attributes</h2>
    <p>
      Every attribute is optional, and removing one restores its default. A boolean attribute is true when it
      is there, whatever its value; <code>="false"</code> alone counts as absent, with a warning on the
      console. Lists and objects are JSON.
    </p>
    ${code(`<auction-date-input name="day" label="Viewing on" required disabled-dates='["2026-12-24"]'></auction-date-input>`)}
    <h2>Properties</h2>
    <p>
      Each attribute has a property in camel case, and setting one changes the other. Lists and objects are
      set as they are, and leave the attribute alone. <code>value</code> of a field is different, as it is on
      an <code>&lt;input&gt;</code>: the attribute is the default, the property the current value. A property
      that is set before the tag is defined is kept. What the tag shows changes before the next frame.
    </p>
    ${code(`const field = document.querySelector('auction-date-input');
field.disabledDates = ['2026-12-24', ['2026-12-31', '2027-01-02']];
field.value = '2026-11-20';`)}
    <h2>Content</h2>
    <p>
      What is between the tags goes to the default slot; a <code>slot</code> attribute names another one.
      Header and footer take their <a href="migration.html">configuration</a> as a script of JSON.
    </p>
    ${code(`<label>
  Highest bid
  <auction-text-input name="bid"><span slot="prefix">$</span></auction-text-input>
</label>

<auction-header>
  <script type="application/json">{ "productName": "Gavel" }</script>
</auction-header>`)}
    <h2>Events</h2>
    <p>
      Fields dispatch <code>input</code>, <code>change</code> and <code>invalid</code>, buttons
      <code>click</code>, as native controls do. All others begin with <code>auction-</code>, bubble, and
      leave shadow roots, so that one listener on the document gets those of all tags. Where something follows
      an event, <code>preventDefault()</code> stops it.
    </p>
    ${code(`document.addEventListener('auction-search', (event) => {
  event.preventDefault();
  showResults(event.detail.term);
});`)}
    <h2>Methods</h2>
    <p>
      A method is there once the tag is defined. Attributes, properties and listeners need not wait for that.
    </p>
    ${code(`await customElements.whenDefined('auction-date-input');
field.setCustomValidity('There is no viewing on that day.');
field.reportValidity();`)}
    <h2>Styles</h2>
    <p>
      Rules of the page do not reach into a tag. <a href="theming.html">Custom properties and parts</a> do.
    </p>
    ${table(
      'What differs from native elements',
      ['Native', 'Here'],
      [
        [
          html`<code>&lt;button&gt;</code> submits its form`,
          prose('`<auction-button>` and `<auction-icon-button>` do with `type="submit"`.'),
        ],
        [
          html`<code>form.requestSubmit(button)</code>`,
          prose('Throws a `TypeError` for a tag: call `click()` on the button.'),
        ],
        [
          html`<code>valueAsDate</code> of <code>&lt;input type="date"&gt;</code> is midnight in UTC`,
          prose('The first moment of the day in the time zone of the browser.'),
        ],
        [
          html`Dates and times have an <code>autocomplete</code>`,
          prose('It is `off`, unless the attribute has another value.'),
        ],
        [
          html`<code>event.target</code>, <code>document.activeElement</code>`,
          'Are the tag, whichever control in it is meant.',
        ],
      ],
    )}
    <h2>When something fails</h2>
    <p>
      A value that makes no sense is a <a href="warnings.html">warning on the console</a> with its remedy, and
      the default stays. A file that cannot be loaded, and a tag that cannot be rendered, dispatch
      <code>auction-error</code>; the latter shows its slot <code>fallback</code>.
    </p>
    ${code(`<auction-header><a slot="fallback" href="/">Gavel</a></auction-header>`)}`,
};
