import type { auctionTextInput } from './auction-text-input.ts';
import type { ElementDocs } from '../core/definition.ts';
import { fieldAttributesDocs } from './fields/fieldAttributes.docs.ts';
import { formControlMembers, pageInputMembers, textMembers, controlStates } from '../forms/members.docs.ts';

export const auctionTextInputDocs: ElementDocs<typeof auctionTextInput.definition> = {
  description:
    'A text field, with an optional character limit and counter, clear button, password toggle, prefix and suffix. It takes part in forms as an `<input>` does, and the attributes of an `<input>` have their effect: `spellcheck`, `autocapitalize`, `title`, `dir`, all of ARIA.',
  attributes: {
    ...fieldAttributesDocs,
    type: {
      description: 'The kind of text, as the `type` attribute of an `<input>`. The default is `text`.',
    },
    'character-limit': {
      description:
        'The number of UTF-16 code units above which the value is invalid (`tooLong`). The user can type on, unlike with `maxlength`. `0` is no limit.',
    },
    'limit-message': {
      description:
        'The message that is shown when the value is over the limit. The default is “Too many characters”.',
    },
    clearable: {
      description: 'Whether a button that clears the text is shown while the field is not empty.',
    },
    'clear-label': { description: 'The name of the clear button. The default is “Clear text”.' },
    autocomplete: {
      description: 'What the browser may fill in, as the `autocomplete` attribute of an `<input>`.',
    },
    inputmode: {
      description: 'Which virtual keyboard is shown, as the `inputmode` attribute of an `<input>`.',
    },
    enterkeyhint: {
      description:
        'The label of the Enter key of a virtual keyboard, as the `enterkeyhint` attribute of an `<input>`.',
    },
    minlength: {
      description:
        'The number of UTF-16 code units below which what the user has typed is invalid (`tooShort`), as the `minlength` attribute of an `<input>`.',
    },
    multiple: {
      description:
        'Whether a field of type `email` takes several addresses with commas between them, as the `multiple` attribute of an `<input>`.',
    },
    list: {
      description:
        'The id of a `<datalist>` of the page with suggestions, as the `list` attribute of an `<input>`.',
    },
    dirname: {
      description:
        'The name under which the directionality of the text, `ltr` or `rtl`, is submitted after the value, as the `dirname` attribute of an `<input>`.',
    },
    maxlength: {
      description:
        'The number of UTF-16 code units that the user can type, as the `maxlength` attribute of an `<input>`.',
    },
    pattern: {
      description:
        'A regular expression that the whole value must match, as the `pattern` attribute of an `<input>`.',
    },
  },
  members: { ...formControlMembers, ...pageInputMembers, ...textMembers },
  states: controlStates,
  events: {
    'auction-clear': {
      detail: 'null',
      description: 'Dispatched when the user has clicked the clear button, after `input` and `change`.',
    },
  },
  slots: {
    '': 'An `<input>` or `<textarea>` of the page, which takes the place of the tag’s own and is what the form submits.',
    prefix: 'Content before the text.',
    suffix: 'Content after the text.',
    message:
      'What stands below the field, such as the message of another script; elements beside the page’s input go there.',
  },
  parts: {
    field: 'The field with its counter and message.',
    frame: 'The frame around the text.',
    input: 'The text input.',
    counter: 'The counter: the length of the text and the limit.',
    message: 'The message of `error-text`, or that the value is over the limit.',
    'clear-button': 'The button that clears the text.',
    'password-button': 'The button that shows and hides a password.',
  },
  keyboard: {
    Enter: 'Submits the form, as in an `<input>`.',
  },
  usage: {
    when: ['For a line of text: a name, a number, an e-mail address, a password.'],
    whenNot: [
      'It has no `label` and no `help`: write a `<label>`, or put it into an `<auction-form-field>`. A `placeholder` replaces neither, because typing removes it.',
      'For several lines, put a `<textarea>` into it.',
      'For dates and times, take `<auction-date-input>` and `<auction-time-input>`; for a choice, a `<select>` or radio buttons in an `<auction-form-field>`.',
    ],
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
      title: 'Around an input of the page',
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
  ],
};
