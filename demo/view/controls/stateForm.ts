import { type Html, html } from '../html.ts';
import { paths } from './paths.ts';

/** Renders text fields and buttons in every state. */
export const renderStateForm = (): Html =>
  html`<form class="controls" method="post" action="${paths.controls}" novalidate>
    <h2>Text field states</h2>
    <auction-grid>
      <auction-form-field class="third" label="Empty">
        <auction-text-input name="empty" placeholder="Nothing yet"></auction-text-input>
      </auction-form-field>
      <auction-form-field class="third" label="Small">
        <auction-text-input name="small" size="small" clearable value="32 px high"></auction-text-input>
      </auction-form-field>
      <auction-form-field class="third" label="Disabled">
        <auction-text-input name="disabled" disabled value="Not submitted"></auction-text-input>
      </auction-form-field>
      <auction-form-field class="third" label="Read-only">
        <auction-text-input name="readonly" readonly value="Submitted as is"></auction-text-input>
      </auction-form-field>
      <auction-form-field
        class="third"
        label="Invalid"
        help="Replaced by the error message"
        error-text="This paddle number is taken"
        error
      >
        <auction-text-input name="error" value="117"></auction-text-input>
      </auction-form-field>
      <auction-form-field class="third" label="Over the limit">
        <auction-text-input name="over" character-limit="8" value="Twelve lots"></auction-text-input>
      </auction-form-field>
      <fieldset class="third" disabled>
        <legend>Disabled fieldset</legend>
        <auction-text-input
          aria-label="Text in a disabled fieldset"
          name="inside"
          value="Not submitted either"
        ></auction-text-input>
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
        label="Submit this form"
        icon="check"
        type="submit"
        name="button"
        value="icon"
      ></auction-icon-button>
    </p>

    <h2>Tooltip and popover</h2>
    <p class="row">
      <auction-tooltip text="The auction house adds 10% to the hammer price">
        <a href="#premium" id="premium">Buyer’s premium</a>
      </auction-tooltip>
      <auction-popover>
        <auction-button slot="trigger" variant="secondary">Filter</auction-button>
        <label><input type="checkbox" name="timed" /> Timed auctions only</label>
      </auction-popover>
    </p>
  </form>`;
