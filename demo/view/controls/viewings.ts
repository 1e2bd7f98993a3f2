import type { DemoContext } from '../../http/context.ts';
import { getViewings } from '../../model/viewings.ts';
import { type Html, html } from '../html.ts';
import { paths } from './paths.ts';

/** Renders a form that books a viewing, the current values of its fields, and the saved viewings. */
export function renderViewings(context: DemoContext): Html {
  const viewings = getViewings(context.get('demo').database);
  return html`<form class="controls" id="viewing" method="post" action="${paths.viewings}">
      <h2>Book a viewing</h2>
      <auction-grid>
        <auction-date-input class="half" name="day" label="Date" required></auction-date-input>
        <auction-time-input
          class="half"
          name="time"
          label="Time"
          required
          min="09:00"
          max="17:00"
        ></auction-time-input>
      </auction-grid>
      <p class="row">
        <auction-button type="submit">Book</auction-button>
        <auction-button type="reset" variant="plain">Reset</auction-button>
      </p>
    </form>
    <div class="scroll" tabindex="0" role="region" aria-label="Live values">
      <table>
        <caption>
          Live values
        </caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">valueAsDate</th>
            <th scope="col">Submitted value</th>
            <th scope="col">Validation message</th>
          </tr>
        </thead>
        <tbody id="live">
          ${['day', 'time'].map(
            (name) =>
              html`<tr>
                <td>${name}</td>
                <td></td>
                <td></td>
                <td></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="scroll" id="viewings" tabindex="0" role="region" aria-label="Saved viewings">
      <table>
        <caption>
          Saved viewings
        </caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          ${viewings.map(
            ({ day, time }) =>
              html`<tr>
                <td>${day}</td>
                <td>${time}</td>
              </tr>`,
          )}
          ${
            viewings.length === 0
              ? html`<tr>
                  <td colspan="2">No viewings yet</td>
                </tr>`
              : ''
          }
        </tbody>
      </table>
    </div>`;
}
