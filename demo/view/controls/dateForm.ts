import { type Html, html } from '../html.ts';
import { paths } from './paths.ts';

/** Renders date and time fields and pickers in every state. */
export const renderDateForm = (sent: (name: string, fallback?: string) => string): Html =>
  html`<form class="controls" method="post" action="${paths.controls}" novalidate>
    <h2>Date and time field states</h2>
    <auction-grid>
      <auction-date-input class="third" name="plain-date" value="${sent('plain-date')}"></auction-date-input>
      <auction-date-input
        class="third"
        name="german-date"
        label="Tag der Versteigerung"
        locale="de-DE"
        value="2030-12-31"
      ></auction-date-input>
      <auction-date-input
        class="third"
        name="wrong-date"
        label="Invalid"
        error
        error-text="The auction house is closed that day"
        value="2030-01-01"
      ></auction-date-input>
      <auction-date-input
        class="third"
        name="small-date"
        label="Small"
        size="small"
        value="2030-02-28"
      ></auction-date-input>
      <auction-date-input
        class="third"
        name="off-date"
        label="Disabled"
        disabled
        value="2030-02-28"
      ></auction-date-input>
      <auction-date-input
        class="third"
        name="fixed-date"
        label="Read-only"
        readonly
        value="2030-02-28"
      ></auction-date-input>
      <auction-time-input class="third" name="plain-time" value="${sent('plain-time')}"></auction-time-input>
      <auction-time-input
        class="third"
        name="clock-time"
        label="24-hour clock"
        hour-cycle="h23"
        value="21:05"
      ></auction-time-input>
      <auction-time-input
        class="third"
        name="off-time"
        label="Disabled"
        disabled
        value="09:30"
      ></auction-time-input>
      <div class="third">
        <h3>Inline calendar</h3>
        <auction-date-picker name="picked-date" value="${sent('picked-date')}"></auction-date-picker>
      </div>
      <div class="third">
        <h3>Inline time picker</h3>
        <auction-time-picker name="picked-time" value="${sent('picked-time')}"></auction-time-picker>
      </div>
    </auction-grid>
    <p class="row"><auction-button type="submit" name="button" value="dates">Submit</auction-button></p>
  </form>`;
