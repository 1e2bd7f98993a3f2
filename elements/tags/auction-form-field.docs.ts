import type { auctionFormField } from './auction-form-field.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionFormFieldDocs: ElementDocs<typeof auctionFormField.definition> = {
  description:
    'A label, a help text and an error message around any control, native ones too. Assistive technology gets them as the name and description of the control; in a group the description is that of each radio button and checkbox, too. When the browser holds a submission, the message of a native control is shown. `auction-elements.css` gives native controls the look of the library’s own.',
  attributes: {
    label: {
      description: 'The label, which names the control unless the page has a `<label>` for it.',
    },
    help: { description: 'The help text below the control, which describes it.' },
    'error-text': {
      description:
        'The error message, shown in place of the help text while `error` is set. If both are there when the field is rendered first, they are what a server has found: a native control is invalid (`customError`) and the message shown until the user changes the value.',
    },
    error: { description: 'Whether the control is marked as invalid.' },
    secure: { description: 'Whether “Secure” is shown with a lock.' },
    messages: {
      type: 'Partial<ControlMessages>',
      description:
        'Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text.',
    },
  },
  events: {},
  slots: {
    '': 'The control. It may be inside a wrapper, or after a prefix or a hidden input; a wrapper of several controls is named as a group.',
  },
  parts: {
    field: 'The control with its label and texts.',
    label: 'The label.',
    secure: 'The text “Secure” with its lock.',
    help: 'The help text.',
    error: 'The error message.',
  },
  usage: {
    when: [
      'For a label, a help text and an error message around an `<auction-text-input>` or a control of the browser: `<select>`, `<textarea>`, radio buttons, checkboxes, a file.',
    ],
    whenNot: [
      '`<auction-date-input>` and `<auction-time-input>` have `label`, `help` and `error-text` themselves.',
      'For several fields that belong together, such as an address, write a `<fieldset>` with a `<legend>` around them, and a form field around each.',
    ],
  },
  examples: [
    {
      title: 'Around a field of ours, and around one of the browser’s',
      html: `<auction-form-field label="Paddle number" help="On your card">
  <auction-text-input name="paddle" required pattern="[0-9]{1,4}"></auction-text-input>
</auction-form-field>
<auction-form-field label="Country">
  <select name="country"><option>Canada</option><option>United States</option></select>
</auction-form-field>`,
    },
    {
      title: 'Around native controls',
      html: `<auction-form-field label="Transport" help="We collect within 50 miles">
  <fieldset>
    <label><input type="radio" name="transport" value="own" required> We bring it</label>
    <label><input type="radio" name="transport" value="collect" required> You collect it</label>
  </fieldset>
</auction-form-field>
<auction-form-field label="Notes">
  <textarea name="notes"></textarea>
</auction-form-field>
<auction-form-field label="Picture" help="One photograph is enough">
  <input type="file" name="picture">
</auction-form-field>`,
    },
    {
      title: 'In error',
      html: `<auction-form-field label="Paddle number" error error-text="This paddle is taken">
  <auction-text-input name="paddle" value="117"></auction-text-input>
</auction-form-field>`,
    },
  ],
};
