import { type Html, html } from '../html.ts';
import { paths } from './paths.ts';

/** Fields that keep what was sent. */
export const renderRegisterForm = (sent: (name: string, fallback?: string) => string): Html =>
  html`<form class="controls" method="post" action="${paths.controls}">
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
  </form>`;
