import { type Html, html } from '../html.ts';
import { paths } from './paths.ts';

/** Renders fields that keep the submitted values. */
export const renderRegisterForm = (sent: (name: string, fallback?: string) => string): Html =>
  html`<form class="controls" method="post" action="${paths.controls}">
    <h2>Register to bid</h2>
    <auction-grid>
      <auction-form-field class="half" label="Full name" help="As it appears on your ID">
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
      <auction-form-field class="half" label="Password" help="At least 8 characters">
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
      <auction-form-field class="half" label="Maximum bid">
        <auction-text-input name="bid" inputmode="decimal" value="${sent('bid', '250')}">
          <span slot="prefix">$</span>
          <span slot="suffix">USD</span>
        </auction-text-input>
      </auction-form-field>
      <auction-form-field
        class="half"
        label="Note to the auctioneer"
        help="You can type past the limit, but not submit"
      >
        <auction-text-input
          name="note"
          character-limit="40"
          clearable
          value="${sent('note', 'Please hold the lot until Friday')}"
        ></auction-text-input>
      </auction-form-field>
      <label class="half">Native input <input name="native" value="${sent('native')}" /></label>
    </auction-grid>
    <p class="row">
      <auction-button type="submit" name="action" value="register">Register</auction-button>
      <auction-button type="submit" name="action" value="draft" variant="secondary"
        >Save draft</auction-button
      >
      <auction-button type="reset" variant="plain">Reset</auction-button>
    </p>
  </form>`;
