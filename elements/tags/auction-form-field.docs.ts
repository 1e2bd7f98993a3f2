import { wordLocaleDocs } from '../core/commonAttributes.docs.ts';
import type { auctionFormField } from './auction-form-field.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionFormFieldDocs: ElementDocs<typeof auctionFormField.definition> = {
  description:
    'A label, help text, and an error message for any control, including native controls. Assistive technology receives them as the name and description of the control. In a group, each radio button and checkbox has the same description. If validation prevents a submission, the field shows the validation message of a native control. `auction-elements.css` styles native controls like the library’s own controls.',
  attributes: {
    label: {
      description: 'The label. It names the control, unless the page contains a `<label>` for the control.',
    },
    help: {
      description:
        'The help text below the control. It’s the control’s description for assistive technology.',
    },
    'error-text': {
      description:
        'The error message. It replaces the help text while `error` is set. If both attributes are set when the field first renders, the message counts as a server error. A native control then stays invalid (`customError`) until the user changes its value.',
    },
    error: { description: 'Whether the control is marked as invalid.' },
    secure: { description: 'Whether the field shows “Secure” with a lock icon.' },
    locale: wordLocaleDocs,
    messages: {
      type: 'Partial<ControlMessages>',
      description:
        'Strings that replace the default strings, as a JSON object. Strings that you omit keep their defaults.',
    },
  },
  events: {},
  slots: {
    '': 'The control. It can be inside a wrapper, or follow a prefix or a hidden input. If a wrapper contains several controls, the label names the wrapper as a group.',
  },
  parts: {
    field: 'The label, the control, and the text below.',
    label: 'The label.',
    secure: 'The text “Secure” and its lock icon.',
    help: 'The help text.',
    error: 'The error message.',
  },
  usage: {
    when: [
      'For an `<auction-text-input>` or a native control, such as a `<select>`, a `<textarea>`, radio buttons, checkboxes, or a file input.',
    ],
    whenNot: [
      '`<auction-date-input>` and `<auction-time-input>` have their own `label`, `help`, and `error-text`.',
      'For a group of fields, such as an address, use a `<fieldset>` with a `<legend>`. Put each field in its own form field.',
    ],
  },
  examples: [
    {
      title: 'With an auction field and a native control',
      height: 208,
      html: `<auction-form-field label="Paddle number" help="On your card">
  <auction-text-input name="paddle" required pattern="[0-9]{1,4}"></auction-text-input>
</auction-form-field>
<auction-form-field label="Country">
  <select name="country"><option>Canada</option><option>United States</option></select>
</auction-form-field>`,
    },
    {
      title: 'Radio buttons',
      height: 136,
      html: `<auction-form-field label="Transport" help="We pick up within 50 miles">
  <fieldset>
    <label><input type="radio" name="transport" value="own" required> I’ll drop it off</label>
    <label><input type="radio" name="transport" value="collect" required> Pick it up</label>
  </fieldset>
</auction-form-field>`,
    },
    {
      title: 'Checkbox',
      html: `<auction-form-field error-text="Accept the terms to bid" error>
  <label><input type="checkbox" name="terms" required> I accept the terms of sale</label>
</auction-form-field>`,
    },
    {
      title: 'Several lines',
      height: 152,
      html: `<auction-form-field label="Notes">
  <textarea name="notes"></textarea>
</auction-form-field>`,
    },
    {
      title: 'File',
      html: `<auction-form-field label="Photo" help="One photo is enough">
  <input type="file" name="photo">
</auction-form-field>`,
    },
    {
      title: 'Card details',
      html: `<auction-form-field label="Card number" secure>
  <input name="card" inputmode="numeric" autocomplete="cc-number">
</auction-form-field>`,
    },
    {
      title: 'Error state',
      html: `<auction-form-field label="Paddle number" error error-text="Paddle 117 is taken">
  <auction-text-input name="paddle" value="117"></auction-text-input>
</auction-form-field>`,
    },
  ],
};
