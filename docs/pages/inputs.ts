import { code, html, type Page, prose, table } from '../view/layout.ts';

export const inputs: Page = {
  path: 'inputs.html',
  title: 'Wrap an existing input',
  description:
    'Add labels, errors, a calendar, and a character counter to your own inputs, which also work without JavaScript.',
  group: 'Forms',
  content: html`<p class="lead">
      You can wrap your own <code>&lt;input&gt;</code> in a text, date, or time field. The field adds a label,
      errors, a counter, and a calendar or time picker. Your input remains the form control, so it submits the
      same value with or without JavaScript.
    </p>
    ${code(`<link rel="stylesheet" href="/auction-elements.css">
<script type="module" src="/autoload.js"></script>

<auction-date-input label="Viewing date">
  <input type="date" name="viewing" value="2026-11-20">
</auction-date-input>`)}
    <h2>When to use it</h2>
    <p>Wrap an input if one of the following applies:</p>
    <ul>
      <li>The form has to work without JavaScript, or before the script loads.</li>
      <li>
        Other scripts expect an input: <code>jQuery.serialize()</code>, Prototype, jquery-validation,
        ASP.NET’s unobtrusive validation and <code>UpdatePanel</code>, Parsley, or <code>hx-include</code>.
      </li>
      <li>Your users have password managers that don’t fill in fields in shadow roots.</li>
      <li>
        A framework binds to the input with <code>v-model</code>, <code>register()</code>, or
        <code>formControl</code>.
      </li>
    </ul>
    <p>Otherwise, use the field without an input.</p>
    <h2>Text and time fields</h2>
    ${code(`<auction-form-field label="Paddle number" help="Printed on your card">
  <auction-text-input clearable character-limit="10">
    <input name="paddle" required pattern="[0-9]{1,4}">
  </auction-text-input>
</auction-form-field>
<auction-time-input label="Viewing time"><input name="at" value="9:30 AM"></auction-time-input>`)}
    ${table(
      'Supported inputs',
      ['Element', 'Input', 'Submitted value'],
      [
        [prose('`<auction-text-input>`'), prose('Any input for text, and `<textarea>`'), 'The text'],
        [
          prose('`<auction-date-input>`'),
          prose('`type="date"`, `type="datetime-local"`'),
          'The same ISO value as without the element. The calendar changes the date and keeps the time.',
        ],
        [
          prose('`<auction-date-input>`'),
          prose('`type="text"`'),
          'The text, unchanged. The calendar writes the date in the format of the locale.',
        ],
        [
          prose('`<auction-time-input>`'),
          prose('`type="time"`, `type="datetime-local"`'),
          'The same ISO value as without the element. The time picker changes the time and keeps the date.',
        ],
        [
          prose('`<auction-time-input>`'),
          prose('`type="text"`'),
          'The text, unchanged. The time picker writes the time in the format of the locale.',
        ],
      ],
    )}
    <h2>Attributes and properties</h2>
    <p>
      Set <code>required</code>, <code>disabled</code>, <code>readonly</code>, <code>min</code>,
      <code>max</code>, <code>pattern</code>, and all other input attributes on the input. On the element,
      they have no effect.
    </p>
    <p>
      The element itself has no name or value and submits nothing. Its methods and its properties
      <code>value</code>, <code>name</code>, <code>disabled</code>, <code>readOnly</code>, <code>form</code>,
      <code>labels</code>, <code>validity</code>, and <code>validationMessage</code> use the input.
    </p>
    <h2>Change the input from JavaScript</h2>
    <p>The element never changes the object of your input. It updates when the following happens:</p>
    <ul>
      <li>
        The input or its form fires <code>input</code>, <code>change</code>, <code>invalid</code>, or
        <code>reset</code>.
      </li>
      <li>An attribute of the input changes, or its fieldset is disabled.</li>
      <li>Your page replaces the input.</li>
      <li>The input receives focus, or the user submits the form.</li>
    </ul>
    <p>
      Some changes fire no event: <code>input.value = '7'</code>, <code>$(input).val(7)</code>, and
      <code>input.setCustomValidity('Taken')</code>. The form submits the new value immediately, but the
      counter, the clear button, and the error update later. To update them immediately, dispatch an
      <code>input</code> event, or call <code>syncInput()</code> on the element.
    </p>
    <h2>Before the script loads</h2>
    <p>
      <code>auction-elements.css</code> styles the label, the frame, and the help text until the script loads.
      This prevents layout shift.
    </p>
    <h2>Styles</h2>
    <p>
      Style the field with <code>::part(frame)</code>. The input inherits its color and font from the frame
      and has no border or background, even if your page’s CSS sets them. If another script inserts content
      next to the input, such as an error message, the element shows it below the field.
    </p>`,
};
