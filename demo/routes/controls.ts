import { Hono } from 'hono';
import { isDay } from '../../src/datetime/day.ts';
import { isTime } from '../../src/datetime/time.ts';
import type { DemoContext, Env } from '../http/context.ts';
import { addViewing, allViewings } from '../model/viewings.ts';
import { type Html, html } from '../view/html.ts';
import { page } from '../view/page.ts';

export const controls = new Hono<Env>();

const paths = { controls: '/controls', viewings: '/controls/viewings' } as const;

type Arrived = readonly (readonly [name: string, value: string])[];

const script = '/demo/public/controls.js';

controls.get(paths.controls, (context) => page(context, { title, script, content: content(context) }));

/** Stores what two fields have sent, if it is what they promise to send. */
controls.post(paths.viewings, async (context) => {
  const { day, time } = await context.req.parseBody();
  if (typeof day === 'string' && isDay(day) && typeof time === 'string' && isTime(time)) {
    addViewing(context.get('demo').database, { day, time });
    return context.redirect(`${paths.controls}#viewings`, 303);
  }
  return page(context, {
    title: 'A day and a time are needed',
    status: 400,
    content: html`<p><a href="${paths.controls}">Back to the form</a></p>`,
  });
});

/** Shows what a form has sent, in the order in which it came. */
controls.post(paths.controls, async (context) => {
  const form = await context.req.formData();
  const arrived = [...form].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
  return page(context, { title, script, content: html`${table(arrived)}${content(context, arrived)}` });
});

const title = 'Form controls';

const table = (arrived: Arrived): Html =>
  html`<section class="note" aria-labelledby="arrived">
    <h2 id="arrived">What arrived</h2>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="arrived">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          ${arrived.map(
            ([name, value]) =>
              html`<tr>
                <td><code>${name}</code></td>
                <td><code>${value === '' ? '(empty)' : value}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

function content(context: DemoContext, arrived: Arrived = []): Html {
  const sent = (name: string, fallback = '') => arrived.find(([each]) => each === name)?.[1] ?? fallback;
  return html`<p>
      Each control in each of its states, in plain HTML forms that this server answers. Fields keep what was
      sent.
    </p>
    <form class="controls" method="post" action="${paths.controls}">
      <h2>Register to bid</h2>
      <auction-grid>
        <auction-form-field class="half" label="Full name" help="As on your identity card">
          <auction-text-input
            name="name"
            required
            autocomplete="name"
            value="${sent('name')}"
          ></auction-text-input>
        </auction-form-field>
        <auction-form-field class="half" label="Email address">
          <auction-text-input
            name="email"
            type="email"
            required
            clearable
            autocomplete="email"
            placeholder="you@example.com"
            value="${sent('email')}"
          ></auction-text-input>
        </auction-form-field>
        <auction-form-field class="half" label="Password" help="8 characters or more">
          <auction-text-input
            name="password"
            type="password"
            pattern=".{8,}"
            autocomplete="new-password"
          ></auction-text-input>
        </auction-form-field>
        <auction-form-field class="half" label="Card number" secure>
          <auction-text-input
            name="card"
            inputmode="numeric"
            autocomplete="cc-number"
            value="${sent('card')}"
          ></auction-text-input>
        </auction-form-field>
        <auction-form-field class="half" label="Highest bid">
          <auction-text-input name="bid" inputmode="decimal" value="${sent('bid', '250')}">
            <span slot="prefix">$</span>
            <span slot="suffix">USD</span>
          </auction-text-input>
        </auction-form-field>
        <auction-form-field
          class="half"
          label="Note to the auctioneer"
          help="Over the limit it can be typed, not sent"
        >
          <auction-text-input
            name="note"
            character-limit="40"
            clearable
            value="${sent('note', 'Please hold the lot until Friday')}"
          ></auction-text-input>
        </auction-form-field>
        <label class="half">A native field <input name="native" value="${sent('native')}" /></label>
      </auction-grid>
      <p class="row">
        <auction-button type="submit" name="action" value="register">Register</auction-button>
        <auction-button type="submit" name="action" value="draft" variant="secondary"
          >Keep as a draft</auction-button
        >
        <auction-button type="reset" variant="plain">Start again</auction-button>
      </p>
    </form>

    <form class="controls" method="post" action="${paths.controls}" novalidate>
      <h2>Text field, each state</h2>
      <auction-grid>
        <auction-form-field class="third" label="Empty">
          <auction-text-input name="empty" placeholder="Nothing yet"></auction-text-input>
        </auction-form-field>
        <auction-form-field class="third" label="Small">
          <auction-text-input name="small" size="small" clearable value="32 px high"></auction-text-input>
        </auction-form-field>
        <auction-form-field class="third" label="Disabled">
          <auction-text-input name="disabled" disabled value="Not sent"></auction-text-input>
        </auction-form-field>
        <auction-form-field class="third" label="Read-only">
          <auction-text-input name="readonly" readonly value="Sent as it is"></auction-text-input>
        </auction-form-field>
        <auction-form-field
          class="third"
          label="In error"
          help="Replaced by the error"
          error-text="This paddle is taken"
          error
        >
          <auction-text-input name="error" value="117"></auction-text-input>
        </auction-form-field>
        <auction-form-field class="third" label="Over its limit">
          <auction-text-input name="over" character-limit="8" value="Twelve lots"></auction-text-input>
        </auction-form-field>
        <fieldset class="third" disabled>
          <legend>A disabled fieldset</legend>
          <auction-text-input aria-label="Inside" name="inside" value="Not sent either"></auction-text-input>
        </fieldset>
        <auction-form-field class="third" label="Disabled password">
          <auction-text-input name="secret" type="password" disabled value="hunter2"></auction-text-input>
        </auction-form-field>
      </auction-grid>

      <h2>Buttons</h2>
      <p class="row">
        <auction-button type="submit" name="button" value="primary">Place bid</auction-button>
        <auction-button type="submit" name="button" value="secondary" variant="secondary"
          >Watch</auction-button
        >
        <auction-button type="submit" name="button" value="plain" variant="plain">Details</auction-button>
        <auction-button loading>Place bid</auction-button>
        <auction-button loading variant="secondary">Watch</auction-button>
        <auction-button disabled>Place bid</auction-button>
        <auction-button disabled variant="secondary">Watch</auction-button>
      </p>
      <p class="row">
        <auction-button size="small">Place bid</auction-button>
        <auction-button size="small" variant="secondary">Watch</auction-button>
        <auction-button size="small" variant="plain">Details</auction-button>
        <auction-button size="small" loading>Place bid</auction-button>
      </p>

      <h2>Icon buttons</h2>
      <p class="row">
        <auction-icon-button label="Watch, 20 px" icon="shown" size="20"></auction-icon-button>
        <auction-icon-button label="Watch, 34 px" icon="shown" size="34"></auction-icon-button>
        <auction-icon-button label="Watch, 42 px" icon="shown" size="42"></auction-icon-button>
        <auction-icon-button label="Watch, 54 px" icon="shown" size="54"></auction-icon-button>
        <auction-icon-button label="Loading" icon="shown" loading></auction-icon-button>
        <auction-icon-button label="Disabled" icon="shown" disabled></auction-icon-button>
        <auction-icon-button
          label="Send this form"
          icon="check"
          type="submit"
          name="button"
          value="icon"
        ></auction-icon-button>
      </p>

      <h2>Tooltip and popover</h2>
      <p class="row">
        <auction-tooltip text="The auctioneer adds 15 % to the hammer price">
          <a href="#premium" id="premium">Buyer’s premium</a>
        </auction-tooltip>
        <auction-popover>
          <auction-button slot="trigger" variant="secondary">Filter</auction-button>
          <label><input type="checkbox" name="timed" /> Timed auctions only</label>
        </auction-popover>
      </p>
    </form>

    ${viewings(context)}
    <form class="controls" method="post" action="${paths.controls}" novalidate>
      <h2>Date and time, each state</h2>
      <auction-grid>
        <auction-date-input
          class="third"
          name="plain-date"
          value="${sent('plain-date')}"
        ></auction-date-input>
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
          label="Wrong"
          error
          error-text="The house is closed on that day"
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
        <auction-time-input
          class="third"
          name="plain-time"
          value="${sent('plain-time')}"
        ></auction-time-input>
        <auction-time-input
          class="third"
          name="clock-time"
          label="24 hours"
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
          <h3>In the page</h3>
          <auction-date-picker name="picked-date" value="${sent('picked-date')}"></auction-date-picker>
        </div>
        <div class="third">
          <h3>In the page</h3>
          <auction-time-picker name="picked-time" value="${sent('picked-time')}"></auction-time-picker>
        </div>
      </auction-grid>
      <p class="row"><auction-button type="submit" name="button" value="dates">Send</auction-button></p>
    </form>`;
}

/** Books, stores and lists; and shows the value as it goes from the page to the database. */
const viewings = (context: DemoContext): Html =>
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
        <tbody id="live"></tbody>
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
          ${allViewings(context.get('demo').database).map(
            ({ day, time }) =>
              html`<tr>
                <td>${day}</td>
                <td>${time}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
