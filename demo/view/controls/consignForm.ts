import { categories, type Consignment, type ConsignmentErrors, transports } from '../../model/consignment.ts';
import { type Html, html } from '../html.ts';
import { paths } from './paths.ts';

/**
 * Renders a form with its server-side validation errors: a message in each invalid field, and a summary that links to the fields. The native
 * controls also submit without JavaScript.
 */
export function renderConsignForm(sent: Consignment, errors: ConsignmentErrors): Html {
  const error = (name: keyof Consignment) =>
    errors.has(name) ? html` error error-text="${errors.get(name)}"` : '';
  return html`<form class="controls" method="post" action="${paths.consign}">
    ${errors.size > 0 ? renderSummary(errors) : ''}
    <p>The server validates this form, with or without JavaScript.</p>
    <auction-grid>
      <auction-form-field class="half" help="Maker, model, year" ${error('title')}>
        <label for="title">What do you want to sell?</label>
        <input id="title" name="title" value="${sent.title}" />
      </auction-form-field>
      <auction-form-field class="half" ${error('category')}>
        <label for="category">Category</label>
        <select id="category" name="category">
          <option value="">Select a category</option>
          ${categories.map(
            (each) => html`<option ${each === sent.category ? 'selected' : ''}>${each}</option>`,
          )}
        </select>
      </auction-form-field>
      <auction-form-field class="half" help="Hours, condition, accessories">
        <label for="notes">Notes</label>
        <textarea id="notes" name="notes" rows="3">${sent.notes}</textarea>
      </auction-form-field>
      <auction-form-field class="half" help="One photo is enough">
        <label for="photo">Photo</label>
        <input id="photo" type="file" name="photo" accept="image/*" />
      </auction-form-field>
      <auction-form-field class="half" ${error('transport')}>
        <fieldset id="transport">
          <legend>Transport</legend>
          ${Object.entries(transports).map(
            ([value, label]) =>
              html`<label
                ><input
                  type="radio"
                  name="transport"
                  value="${value}"
                  ${value === sent.transport ? 'checked' : ''}
                />${label}</label
              >`,
          )}
        </fieldset>
      </auction-form-field>
      <auction-date-input
        class="half"
        id="day"
        name="day"
        label="Drop-off date (optional)"
        value="${sent.day}"
        error-text="${errors.get('day') ?? ''}"
      ></auction-date-input>
      <auction-form-field class="half" ${error('terms')}>
        <label
          ><input id="terms" type="checkbox" name="terms" value="yes" ${sent.terms ? 'checked' : ''} />I agree
          to the terms of sale</label
        >
      </auction-form-field>
    </auction-grid>
    <p class="row"><button class="button">Submit lot</button></p>
  </form>`;
}

const renderSummary = (errors: ConsignmentErrors): Html =>
  html`<auction-error-summary>
    <h2 slot="heading">There is a problem</h2>
    <ul>
      ${[...errors].map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
    </ul>
  </auction-error-summary>`;
