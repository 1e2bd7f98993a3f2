import { code, html, type Page, table } from '../view/layout.ts';

export const errors: Page = {
  path: 'errors.html',
  title: 'Server-side validation errors',
  description: 'Show the errors that a server finds in a form, in ASP, PHP, Rails, or after fetch().',
  group: 'Forms',
  content: html`<p class="lead">
      When validation fails on the server, render the form again. Add a message to each invalid field, and a
      summary above the form.
    </p>
    ${code(`<link rel="stylesheet" href="/auction-elements.css">

<title>Error: Register to bid</title>

<form method="post" action="/register">
  <auction-error-summary>
    <h2 slot="heading">There is a problem</h2>
    <ul>
      <li><a href="#paddle">Paddle 117 is taken</a></li>
      <li><a href="#country">Choose a country</a></li>
    </ul>
  </auction-error-summary>

  <label for="paddle">Paddle number</label>
  <auction-text-input id="paddle" name="paddle" value="117" error-text="Paddle 117 is taken"></auction-text-input>

  <auction-form-field error error-text="Choose a country">
    <label for="country">Country</label>
    <select id="country" name="country">…</select>
  </auction-form-field>
</form>`)}
    <ol>
      <li>Set <code>error-text</code> on each invalid field.</li>
      <li>
        Wrap each invalid native control in <code>&lt;auction-form-field&gt;</code>, and set
        <code>error</code> and <code>error-text</code> on it.
      </li>
      <li>
        Add an <code>&lt;auction-error-summary&gt;</code> with a list of links. Make it the first thing in the
        main content.
      </li>
      <li>Start the <code>&lt;title&gt;</code> with “Error: ”. Screen readers read the title first.</li>
    </ol>
    <h2>ASP</h2>
    ${code(`<% Sub WriteError(name)
  If errors.Exists(name) Then Response.Write(" error error-text=""" & Server.HTMLEncode(errors(name)) & """")
End Sub %>

<% If errors.Count > 0 Then %>
<auction-error-summary>
  <h2 slot="heading">There is a problem</h2>
  <ul>
    <% For Each name In errors %><li><a href="#<%= name %>"><%= Server.HTMLEncode(errors(name)) %></a></li><% Next %>
  </ul>
</auction-error-summary>
<% End If %>

<auction-form-field<% WriteError "country" %>>
  <label for="country">Country</label>
  <select id="country" name="country">…</select>
</auction-form-field>`)}
    <h2>PHP</h2>
    <p>
      If your pages aren’t in UTF-8, set <code>CHARSET</code> to their charset. Without it, PHP replaces
      letters such as <code>ä</code> in messages and in submitted values.
    </p>
    ${code(`<?php
const CHARSET = 'UTF-8'; // or 'ISO-8859-1', as in <meta charset>
function escape(string $text): string {
  return htmlspecialchars($text, ENT_QUOTES, CHARSET);
}
function errorText(array $errors, string $name): string {
  return isset($errors[$name]) ? ' error error-text="' . escape($errors[$name]) . '"' : '';
} ?>

<?php if ($errors): ?>
<auction-error-summary>
  <h2 slot="heading">There is a problem</h2>
  <ul>
    <?php foreach ($errors as $name => $text): ?>
      <li><a href="#<?= escape($name) ?>"><?= escape($text) ?></a></li>
    <?php endforeach ?>
  </ul>
</auction-error-summary>
<?php endif ?>

<auction-form-field<?= errorText($errors, 'country') ?>>
  <label for="country">Country</label>
  <select id="country" name="country">…</select>
</auction-form-field>`)}
    <h2>Rails</h2>
    <p>
      Rails wraps a field with errors in <code>&lt;div class="field_with_errors"&gt;</code>. You can keep this
      element.
    </p>
    ${code(`<% if bidder.errors.any? %>
  <%= content_tag "auction-error-summary" do %>
    <h2 slot="heading">There is a problem</h2>
    <ul>
      <% bidder.errors.each do |error| %>
        <li><%= link_to error.full_message, "#bidder_#{error.attribute}" %></li>
      <% end %>
    </ul>
  <% end %>
<% end %>

<%= content_tag "auction-form-field",
      error: bidder.errors[:country].any? ? "" : nil,
      "error-text": bidder.errors[:country].first do %>
  <%= form.label :country %>
  <%= form.select :country, countries %>
<% end %>`)}
    <h2>Node.js, Deno, Bun, and edge workers</h2>
    <p>
      <code>renderElement()</code> renders a field with its content. The content is HTML, so escape the values
      in it.
    </p>
    ${code(`import { renderElement } from 'auction-elements/server';

renderElement('auction-form-field', {
  attributes: { error: true, 'error-text': errors.country },
  content: '<label for="country">Country</label><select id="country" name="country">…</select>',
});`)}
    <h2>Forms submitted with fetch()</h2>
    <p>
      In this example, the server responds with status 422 and a JSON object that contains a message for each
      invalid field. The script sets <code>errorText</code> on the fields, and then hides and shows the
      summary, so that the summary lists the new errors.
    </p>
    ${code(`const form = document.querySelector('form');
const summary = form.querySelector('auction-error-summary');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const response = await fetch(form.action, { method: 'POST', body: new FormData(form) });
  if (response.status !== 422) return;
  for (const [name, message] of Object.entries(await response.json()))
    form.elements[name].errorText = message;
  // The summary lists the errors when it is shown.
  summary.hidden = true;
  summary.hidden = false;
});`)}
    <p>
      For a native control, set <code>error</code> and <code>errorText</code> on the
      <code>&lt;auction-form-field&gt;</code> around it. Remove them when the value is valid.
    </p>
    <h2>Field errors</h2>
    <p>
      The field shows <code>error-text</code>, which also describes the control for screen readers. It is the
      field’s validation message: <code>validity.customError</code> is true, and the browser blocks
      submission.
    </p>
    <ul>
      <li>
        The error stays until the user changes the value. Focusing the field or setting
        <code>value</code> from JavaScript doesn’t clear it. The attribute doesn’t change.
      </li>
      <li>If the form is reset, the default value and the error appear again.</li>
      <li>If you set <code>error-text</code> again, even to the same text, the error appears again.</li>
      <li>
        A message from <code>setCustomValidity()</code> takes precedence. The two messages don’t remove each
        other.
      </li>
    </ul>
    <p>
      An <code>&lt;auction-form-field&gt;</code> around a native control works in the same way if
      <code>error</code> and <code>error-text</code> are set when it first renders. If you set them later from
      JavaScript, the error stays until you remove it, and it doesn’t affect the control’s validity.
    </p>
    <p>
      The browser submits the form only when the user has changed every field with an error. If a user can fix
      an error in another field, such as two dates in the wrong order, show the error only in the summary, or
      set <code>novalidate</code> on the form.
    </p>
    ${table(
      'Words for error messages',
      ['Problem', 'Message'],
      [
        ['A text field is empty', 'Enter your full name'],
        ['A choice is missing', 'Choose a country'],
        ['A checkbox isn’t checked', 'Accept the terms to bid'],
        ['A value is in use', 'Paddle 117 is taken'],
        ['A value has the wrong format', 'Enter a paddle number with at most four digits, such as 117'],
        ['A number is too small', 'Bid at least $250'],
        ['A date is too early', 'Choose a day after November 20, 2026'],
        ['A date isn’t available', 'The house is closed on that day'],
        ['A time is too late', 'The gate closes at 6 PM'],
        ['A file is too large', 'Choose a photo of at most 5 MB'],
      ],
    )}
    <p>
      Say how to fix the problem, in the words of the label. Don’t write “invalid” or “please”. Use the same
      words next to the field and in the summary. Without <code>error-text</code>, date and time fields say
      “Invalid date” or “Invalid time”, which <code>invalid-message</code> replaces.
    </p>
    <h2>Error summary</h2>
    <p>
      A summary with a list receives focus when the page has loaded, unless the user came back to the page or
      another element has focus. A link in the list can refer to the ID of a control or of an element that
      contains it. The link moves focus to the control and scrolls to its label. For a group, it moves focus
      to the first radio button.
    </p>
    <p>
      On a page with <code>&lt;base href&gt;</code>, these links work only with JavaScript. Without it,
      browsers resolve <code>#paddle</code> with the base URL and leave the page.
    </p>
    <p>
      Without a list, the summary lists all fields with <code>error-text</code>. When the browser blocks a
      submission, it lists all invalid fields. If the summary is outside the form, set <code>for</code> to the
      ID of the form.
    </p>
    <h2>Without JavaScript</h2>
    <p>
      Load <code>auction-elements.css</code>. Without JavaScript, it shows <code>error-text</code>,
      <code>label</code>, and <code>help</code> next to the control, and it styles the summary. With or
      without JavaScript, it makes native controls look like the library’s fields.
    </p>
    <p>
      Give each control a <code>&lt;label&gt;</code>, and give the summary a heading. To move focus to the
      summary without JavaScript, set <code>tabindex="-1" autofocus</code> on it. The browser then also moves
      focus when the user comes back to the page.
    </p>`,
};
