import type { auctionTextInput } from './auction-text-input.ts';
import type { ElementDocs } from '../core/definition.ts';
import { fieldAttributesDocs } from './fields/fieldAttributes.docs.ts';
import { formControlMembers, pageInputMembers, textMembers, controlStates } from '../forms/members.docs.ts';

export const auctionTextInputDocs: ElementDocs<typeof auctionTextInput.definition> = {
  description:
    'A text field with an optional character limit and counter, clear button, password toggle, prefix, and suffix. It works in forms like an `<input>`, and supports global attributes such as `spellcheck`, `autocapitalize`, `title`, `dir`, and ARIA attributes.',
  attributes: {
    ...fieldAttributesDocs,
    type: {
      description: 'The type of the field, as on an `<input>`. Defaults to `text`.',
    },
    'character-limit': {
      description:
        'The maximum length of the value, in UTF-16 code units. Unlike with `maxlength`, users can type more text. The value is then invalid (`tooLong`). `0` means no limit. Defaults to `0`.',
    },
    'limit-message': {
      description:
        'The error message if the value exceeds `character-limit`. Defaults to “Too many characters”.',
    },
    clearable: {
      description:
        'Whether the field shows a button that clears the text. The button is hidden while the field is empty.',
    },
    'clear-label': { description: 'The accessible name of the clear button. Defaults to “Clear text”.' },
    autocomplete: {
      description: 'The kind of value that the browser can fill in, as on an `<input>`.',
    },
    inputmode: {
      description: 'The kind of virtual keyboard, as on an `<input>`.',
    },
    enterkeyhint: {
      description: 'The label of the Enter key on a virtual keyboard, as on an `<input>`.',
    },
    minlength: {
      description:
        'The minimum length of typed text, in UTF-16 code units, as on an `<input>`. Shorter text is invalid (`tooShort`).',
    },
    multiple: {
      description:
        'Whether a field with `type="email"` accepts several comma-separated email addresses, as on an `<input>`.',
    },
    list: {
      description: 'The ID of a `<datalist>` with suggestions, as on an `<input>`.',
    },
    dirname: {
      description: 'The name of the text direction (`ltr` or `rtl`) in the form data, as on an `<input>`.',
    },
    maxlength: {
      description: 'The maximum length that users can type, in UTF-16 code units, as on an `<input>`.',
    },
    pattern: {
      description: 'A regular expression that the whole value must match, as on an `<input>`.',
    },
  },
  members: { ...formControlMembers, ...pageInputMembers, ...textMembers },
  states: controlStates,
  events: {
    'auction-clear': {
      detail: 'null',
      description: 'Fired when the user clicks the clear button, after `input` and `change`.',
    },
  },
  slots: {
    '': 'Your own `<input>` or `<textarea>`. It replaces the built-in input, and the form submits its value.',
    prefix: 'Content before the text.',
    suffix: 'Content after the text.',
    message:
      'Content below the field, such as a message from another script. Elements next to your own input are assigned to this slot automatically.',
  },
  parts: {
    field: 'The counter, the frame, and the message.',
    frame: 'The frame around the input.',
    input: 'The text input.',
    counter: 'The counter, which shows the length of the text and the limit.',
    message: 'The error message: `error-text`, or that the value exceeds the limit.',
    'clear-button': 'The button that clears the text.',
    'password-button': 'The button that shows or hides the password.',
  },
  keyboard: {
    Enter: 'Submits the form, as in an `<input>`.',
  },
  usage: {
    when: ['For a line of text, such as a name, a number, an email address, or a password.'],
    whenNot: [
      'It has no `label` or `help` attribute. Add a `<label>`, or put the element in an `<auction-form-field>`. Don’t use a `placeholder` instead, because it disappears when users type.',
      'For several lines of text, put a `<textarea>` inside the element.',
      'For dates and times, use `<auction-date-input>` and `<auction-time-input>`. For a choice, use a `<select>` or radio buttons in an `<auction-form-field>`.',
    ],
  },
  examples: [
    {
      title: 'Label and help',
      html: `<auction-form-field label="Paddle number" help="On your card">
  <auction-text-input name="paddle" inputmode="numeric"></auction-text-input>
</auction-form-field>`,
    },
    {
      title: 'Required',
      html: `<auction-form-field label="Email address">
  <auction-text-input name="email" type="email" autocomplete="email" required></auction-text-input>
</auction-form-field>`,
    },
    {
      title: 'Error',
      html: `<auction-form-field label="Paddle number">
  <auction-text-input name="paddle" value="117" error-text="Paddle 117 is taken"></auction-text-input>
</auction-form-field>`,
    },
    {
      title: 'Small',
      html: `<label>
  Lot number
  <auction-text-input name="lot" size="small" value="1024"></auction-text-input>
</label>`,
    },
    {
      title: 'Disabled',
      html: `<label>
  Paddle number
  <auction-text-input name="paddle" disabled value="212"></auction-text-input>
</label>`,
    },
    {
      title: 'Read-only',
      html: `<label>
  Account number
  <auction-text-input name="account" readonly value="A-1024"></auction-text-input>
</label>`,
    },
    {
      title: 'Character limit, counter, and clear button',
      html: `<label>
  Note to the auctioneer
  <auction-text-input name="note" character-limit="40" clearable value="Please hold the lot"></auction-text-input>
</label>`,
    },
    {
      title: 'Prefix and suffix',
      html: `<label>
  Maximum bid
  <auction-text-input name="bid" inputmode="decimal" value="250">
    <span slot="prefix">$</span>
    <span slot="suffix">USD</span>
  </auction-text-input>
</label>`,
    },
    {
      title: 'Wrapping an existing input',
      height: 136,
      html: `<label for="paddle">Paddle number</label>
<auction-text-input clearable character-limit="10">
  <input id="paddle" name="paddle" required pattern="[0-9]{1,4}" value="212">
</auction-text-input>`,
    },
    {
      title: 'Password',
      html: `<label>
  Password
  <auction-text-input type="password" autocomplete="new-password" value="gavel"></auction-text-input>
</label>`,
    },
    {
      title: 'Several lines',
      height: 160,
      html: `<label>
  Note to the seller
  <auction-text-input character-limit="200">
    <textarea name="note" rows="2"></textarea>
  </auction-text-input>
</label>`,
    },
  ],
};
