import type { auctionTextInput } from './auction-text-input.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formControlMembers, validityStates } from './fields/members.docs.ts';

export const auctionTextInputDocs: ElementDocs<typeof auctionTextInput.definition> = {
  description:
    'A text field: limit and counter, clear button, password toggle, prefix and suffix. A form control as an input is.',
  attributes: {
    type: { description: 'Kind of text; `text` by default.' },
    name: { description: 'Under which a form sends it.' },
    value: { description: 'The default value, which a reset restores. The property is the current one.' },
    placeholder: { description: 'Shown while it is empty.' },
    size: { description: '`normal` is 40 px high, `small` 32 px.' },
    disabled: { description: 'Out of use, and not sent.' },
    readonly: { description: 'Can be read and sent, not changed.' },
    required: { description: 'Must not be empty.' },
    error: { description: 'Marks it as wrong.' },
    'character-limit': {
      description: 'UTF-16 units after which it is in error; typing is never blocked. 0 is none.',
    },
    'limit-message': { description: 'Shown over the limit; “Too many characters” by default.' },
    clearable: { description: 'A button clears it while it is not empty.' },
    'clear-label': { description: 'Name of that button; “Clear text” by default.' },
    autocomplete: { description: 'As of an input.' },
    inputmode: { description: 'As of an input.' },
    enterkeyhint: { description: 'As of an input.' },
    maxlength: { description: 'As of an input: blocks typing, which `character-limit` does not.' },
    pattern: { description: 'As of an input.' },
    messages: {
      type: 'Partial<ControlMessages>',
      description: 'Texts that replace the built-in ones, by name.',
    },
  },
  members: formControlMembers,
  states: validityStates,
  events: {
    'auction-clear': {
      detail: 'null',
      description: 'The clear button was pressed; `input` and `change` have been dispatched.',
    },
  },
  slots: {
    prefix: 'Before the text.',
    suffix: 'After the text.',
  },
  parts: {
    field: 'The whole.',
    box: 'The frame around the text.',
    input: 'The text.',
    counter: 'Typed length and limit.',
    message: 'The text over the limit.',
    'clear-button': 'Clears the text.',
    'password-button': 'Shows and hides a password.',
  },
  keyboard: {
    Enter: 'Submits the form, as in any text field.',
  },
  examples: [
    {
      title: 'Limit, counter and clear button',
      html: `<label>
  Note to the auctioneer
  <auction-text-input name="note" character-limit="40" clearable value="Please hold the lot"></auction-text-input>
</label>`,
    },
    {
      title: 'Prefix and suffix',
      html: `<label>
  Highest bid
  <auction-text-input name="bid" inputmode="decimal" value="250">
    <span slot="prefix">$</span>
    <span slot="suffix">USD</span>
  </auction-text-input>
</label>`,
    },
    {
      title: 'Password',
      html: `<label>
  Password
  <auction-text-input type="password" autocomplete="new-password" value="gavel"></auction-text-input>
</label>`,
    },
  ],
};
