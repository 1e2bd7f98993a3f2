import type { auctionFormField } from './auction-form-field.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionFormFieldDocs: ElementDocs<typeof auctionFormField.definition> = {
  description: 'Label, help and error around any control, native ones too, and linked to it.',
  attributes: {
    label: { description: 'Names the control.' },
    help: { description: 'Describes it; shown below.' },
    'error-text': { description: 'Shown in place of the help while `error` is set.' },
    error: { description: 'The control is wrong.' },
    secure: { description: 'Shows “Secure” with a lock.' },
    messages: {
      type: 'Partial<ControlMessages>',
      description: 'Texts that replace the built-in ones, by name.',
    },
  },
  events: {},
  slots: {
    '': 'The control.',
  },
  parts: {
    field: 'The whole.',
    label: 'The label.',
    secure: 'The label “Secure”.',
    help: 'The help text.',
    error: 'The error text.',
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
      title: 'In error',
      html: `<auction-form-field label="Paddle number" error error-text="This paddle is taken">
  <auction-text-input name="paddle" value="117"></auction-text-input>
</auction-form-field>`,
    },
  ],
};
