import { type Html, html } from '../html.ts';
import { paths } from './paths.ts';

/** Renders native inputs, and the same inputs wrapped in fields. Both submit the same data, with or without JavaScript. */
export const renderInputForm = (): Html =>
  html`<form class="controls" method="post" action="${paths.controls}">
    <h2>Native inputs</h2>
    <p>
      Native inputs on the left, the same inputs wrapped in fields on the right. Both submit the same data,
      with or without JavaScript.
    </p>
    <auction-grid>
      <div class="half">
        <label for="alone-paddle">Paddle number</label>
        <input id="alone-paddle" name="alone-paddle" value="212" required pattern="[0-9]{1,4}" />
      </div>
      <auction-form-field class="half" label="Paddle number" help="Printed on your card">
        <auction-text-input clearable character-limit="4"
          ><input name="paddle" value="212" required pattern="[0-9]{1,4}"
        /></auction-text-input>
      </auction-form-field>
      <div class="half">
        <label for="alone-note">Note</label>
        <textarea id="alone-note" name="alone-note">Please call</textarea>
      </div>
      <auction-form-field class="half" label="Note">
        <auction-text-input><textarea name="note">Please call</textarea></auction-text-input>
      </auction-form-field>
      <div class="half">
        <label for="alone-viewing">Viewing date</label>
        <input id="alone-viewing" type="date" name="alone-viewing" value="2030-11-20" />
      </div>
      <auction-date-input class="half" label="Viewing date"
        ><input type="date" name="viewing" value="2030-11-20"
      /></auction-date-input>
      <div class="half">
        <label for="alone-at">Time</label>
        <input id="alone-at" name="alone-at" value="9:30 AM" />
      </div>
      <auction-time-input class="half" label="Time"><input name="at" value="9:30 AM" /></auction-time-input>
    </auction-grid>
    <p><button class="button">Submit</button></p>
  </form>`;
