import { type Html, html } from '../html.ts';
import { paths } from './paths.ts';

/** Text fields and buttons, each in each of its states. */
export const renderStateForm = (): Html =>
  html`<form class="controls" method="post" action="${paths.controls}" novalidate>
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
      <auction-button type="submit" name="button" value="secondary" variant="secondary">Watch</auction-button>
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
  </form>`;
