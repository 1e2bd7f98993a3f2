import type { DemoContext } from '../../http/context.ts';
import { getViewings } from '../../model/viewings.ts';
import { type Html, html } from '../html.ts';
import { paths } from './paths.ts';

/** Books, stores and lists; and shows the value as it goes from the page to the database. */
export const renderViewings = (context: DemoContext): Html =>
  html`<form class="controls" id="viewing" method="post" action="${paths.viewings}">
      <h2>Book a viewing</h2>
      <auction-grid>
        <auction-date-input class="half" name="day" label="Day" required></auction-date-input>
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
        <auction-button type="reset" variant="plain">Start again</auction-button>
      </p>
    </form>
    <div class="scroll" tabindex="0" role="region" aria-label="Values in the page">
      <table>
        <caption>
          In the page, while it is typed
        </caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">valueAsDate, as React hands it out</th>
            <th scope="col">value of the tag, as it is sent</th>
            <th scope="col">What is wrong</th>
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
    <div class="scroll" id="viewings" tabindex="0" role="region" aria-label="Stored viewings">
      <table>
        <caption>
          In the database
        </caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          ${getViewings(context.get('demo').database).map(
            ({ day, time }) =>
              html`<tr>
                <td>${day}</td>
                <td>${time}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
