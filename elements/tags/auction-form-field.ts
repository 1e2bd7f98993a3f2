import { FormField } from '../../src/controls/form-field/FormField.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { controlLanguage } from '../core/controlLanguage.ts';
import { fieldHost } from '../core/styleSheets.ts';

export const auctionFormField = defineElement({
  tag: 'auction-form-field',
  component: FormField,
  attributes: {
    label: { type: 'string' },
    help: { type: 'string' },
    'error-text': { type: 'string' },
    error: { type: 'boolean' },
    secure: { type: 'boolean' },
    locale: { type: 'string' },
    messages: { type: 'json' },
  },
  events: {},
  ...controlLanguage,
  hostCss: fieldHost,
  slots: { children: '' },
});
