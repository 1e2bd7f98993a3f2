import { code, html, type Page } from '../view/layout.ts';

export const errors: Page = {
  path: 'errors.html',
  title: 'Errors from the server',
  description: 'Forms that a server sends again with its errors: ASP, PHP, Rails, and after fetch().',
  group: 'Guides',
  content: html`<p class="lead">
      A form is sent, the server finds values invalid, and sends the page again: each of these fields has a
      message, and a summary before them has a link to each.
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
    <h2>A field</h2>
    <p>
      <code>error-text</code> on a field or picker of the library is shown, describes the control, and is its
      validation message: <code>validity.customError</code> is true, and the browser holds the form. It ends
      with the first change that the user makes; the attribute stays. A value that script sets leaves it, as
      does the focus. A reset restores value and error. Setting the attribute, to the same text too, shows it
      again. A message of <code>setCustomValidity()</code> comes first, and neither removes the other.
    </p>
    <p>
      Around a native control, an <code>&lt;auction-form-field&gt;</code> does the same with
      <code>error</code> and <code>error-text</code> that are there when it is rendered first. An error that
      script sets later is shown until script removes it, and leaves the validity alone: the page that sets it
      knows when it is over.
    </p>
    <p>
      The browser lets a form go only when every such field has been changed. Where another field can mend an
      error (two dates in the wrong order), put the text into the summary alone, or send the form with
      <code>novalidate</code>.
    </p>
    <h2>The summary</h2>
    <p>
      <code>&lt;auction-error-summary&gt;</code> with a list gets the focus once the page has loaded, unless
      the user has come by Back or something else has the focus. Its links move the focus to the control, of a
      group to the first radio button, and scroll so that the label can be seen; they lead to the id of the
      control or of what contains it.
    </p>
    <p>
      Without a list it makes one: of what servers say by <code>error-text</code>, and of all that is invalid
      when the browser holds a submission. <code>for</code> names the form by its id, if the summary is not in
      it. To have it look again, as after <code>fetch()</code>, hide it and show it.
    </p>
    <p>
      Begin the <code>&lt;title&gt;</code> with “Error: ”, which screen readers say first, and let the summary
      be the first thing in the main content.
    </p>
    <h2>Without script</h2>
    <p>
      Link to <code>auction-elements.css</code>: while there is no script it shows <code>error-text</code>,
      <code>label</code> and <code>help</code> beside a control, and the list in its frame; with script too,
      native controls look as the library’s own. Give each control a <code>&lt;label&gt;</code>, and the
      summary a heading. With <code>tabindex="-1" autofocus</code> the browser itself moves the focus to the
      summary, after Back too.
    </p>
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
    ${code(`<?php
function errorText(array $errors, string $name): string {
  return isset($errors[$name]) ? ' error error-text="' . htmlspecialchars($errors[$name]) . '"' : '';
} ?>

<?php if ($errors): ?>
<auction-error-summary>
  <h2 slot="heading">There is a problem</h2>
  <ul>
    <?php foreach ($errors as $name => $text): ?>
      <li><a href="#<?= htmlspecialchars($name) ?>"><?= htmlspecialchars($text) ?></a></li>
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
      Rails wraps a field with errors in <code>&lt;div class="field_with_errors"&gt;</code>, which may stay.
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
    <h2>Node, Deno, Bun, a worker</h2>
    <p>
      <code>renderElement()</code> prerenders a field with what it contains. The content is HTML: escape the
      values in it.
    </p>
    ${code(`import { renderElement } from 'auction-elements/server';

renderElement('auction-form-field', {
  attributes: { error: true, 'error-text': errors.country },
  content: '<label for="country">Country</label><select id="country" name="country">…</select>',
});`)}
    <h2>After fetch()</h2>
    <p>
      Here the server answers with status 422 and a JSON object of messages, by the names of the fields. The
      fields are tags; for a native control set <code>error</code> and <code>errorText</code> of the
      <code>&lt;auction-form-field&gt;</code> around it, and remove them when it is valid.
    </p>
    ${code(`const form = document.querySelector('form');
const summary = form.querySelector('auction-error-summary');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) });
  if (answer.status !== 422) return;
  for (const [name, text] of Object.entries(await answer.json())) form.elements[name].errorText = text;
  // The summary lists them when it is shown.
  summary.hidden = true;
  summary.hidden = false;
});`)}`,
};
