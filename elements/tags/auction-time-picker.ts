import { TimePicker } from '../../src/controls/time-picker/TimePicker.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { controlLanguage } from '../core/controlLanguage.ts';
import { timePickerControl } from '../forms/timeControl.ts';
import { pickerHost } from '../core/styleSheets.ts';

export const auctionTimePicker = defineElement({
  tag: 'auction-time-picker',
  component: TimePicker,
  attributes: {
    name: { type: 'string' },
    value: { type: 'string' },
    disabled: { type: 'boolean' },
    required: { type: 'boolean' },
    'error-text': { type: 'string' },
    locale: { type: 'string' },
    messages: { type: 'json' },
    'hour-cycle': { type: 'enum', values: ['h12', 'h23', 'locale'] },
  },
  events: {},
  ...controlLanguage,
  hostCss: pickerHost,
  form: timePickerControl,
  delegatesFocus: true,
});
