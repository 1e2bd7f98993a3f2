import { code, html, type Page } from '../view/layout.ts';

export const inputs: Page = {
  path: 'inputs.html',
  title: 'Fields around your own inputs',
  description:
    'Label, errors, calendar and counter of the library around the page’s own inputs, which are sent with and without script.',
  group: 'Guides',
  content: html`<p class="lead">
      A text, date or time field can be built around an <code>&lt;input&gt;</code> of the page. It stays where
      it is, and stays the form control: what is sent is the same with and without script.
    </p>
    ${code(`<link rel="stylesheet" href="/auction-elements.css">
<script type="module" src="/autoload.js"></script>

<auction-form-field label="Paddle number" help="On your card">
  <auction-text-input clearable character-limit="10"><input name="paddle" required pattern="[0-9]{1,4}"></auction-text-input>
</auction-form-field>
<auction-date-input label="Viewing on"><input type="date" name="viewing" value="2026-11-20"></auction-date-input>
<auction-time-input label="At"><input name="at" value="9:30 AM"></auction-time-input>`)}
    <p>
      The tag renders frame, label, help, errors, counter and buttons around the input. It has no name or
      value of its own and submits nothing. Its properties <code>value</code>, <code>name</code>,
      <code>disabled</code>, <code>readOnly</code>, <code>form</code>, <code>labels</code>,
      <code>validity</code>, <code>validationMessage</code> and its methods are those of the input.
    </p>
    <h2>When to use one</h2>
    <ul>
      <li>The form has to work without script, or before the script has come.</li>
      <li>
        Other scripts look for inputs: <code>jQuery.serialize()</code>, Prototype, jquery-validation,
        ASP.NET’s unobtrusive validation and <code>UpdatePanel</code>, Parsley, <code>hx-include</code>.
      </li>
      <li>Password managers that do not look into shadow roots have to fill it in.</li>
      <li>
        A framework binds to the input: <code>v-model</code>, <code>register()</code>,
        <code>formControl</code>.
      </li>
    </ul>
    <h2>Which inputs</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Input</th>
          <th scope="col">What is sent</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td><code>auction-text-input</code></td>
          <td>any that takes text, and <code>&lt;textarea&gt;</code></td>
          <td>the text</td>
        </tr>
        <tr>
          <td><code>auction-date-input</code></td>
          <td><code>type="date"</code>, <code>type="datetime-local"</code></td>
          <td>ISO, as without the tag; the calendar sets the day and leaves the time</td>
        </tr>
        <tr>
          <td><code>auction-date-input</code></td>
          <td><code>type="text"</code></td>
          <td>the text as it stands; the calendar writes it in the format of the locale</td>
        </tr>
        <tr>
          <td><code>auction-time-input</code></td>
          <td><code>type="time"</code>, <code>type="datetime-local"</code>, <code>type="text"</code></td>
          <td>likewise</td>
        </tr>
      </tbody>
    </table>
    <p>
      The attributes of the input count: <code>required</code>, <code>disabled</code>, <code>readonly</code>,
      <code>min</code>, <code>max</code>, <code>pattern</code> and all others belong on it. The same
      attributes on the tag have no effect.
    </p>
    <h2>Changes by scripts</h2>
    <p>
      The element never changes the object of your input. It follows <code>input</code>, <code>change</code>,
      <code>invalid</code>, and <code>reset</code> events, attributes, a disabled fieldset, and another input
      in its place. It reads the input again on focus and when the user submits the form.
    </p>
    <p>
      A script that changes the input without an event (<code>input.value = '7'</code>,
      <code>$(input).val(7)</code>, <code>input.setCustomValidity('Taken')</code>) changes what the form sends
      at once. The counter, the clear button, and the error follow at the next of these moments. If they must
      follow at once, dispatch an <code>input</code> event, or call <code>syncInput()</code> of the element.
    </p>
    <h2>Before and without script</h2>
    <p>
      <code>auction-elements.css</code> gives label, frame and help their place and look until the script has
      come, so nothing moves when it does.
    </p>
    <h2>Styles</h2>
    <p>
      The input has neither border nor background of its own, whatever the rules of the page say: the frame is
      <code>::part(frame)</code>. Colour and font are inherited from it. What other scripts insert beside the
      input, such as an error message, is shown below the field.
    </p>`,
};
