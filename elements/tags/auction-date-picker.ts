import { DatePicker } from '../../src/controls/date-picker/DatePicker.tsx';
import { defineElement } from '../core/defineElement.ts';
import { calendarAttributes } from './fields/calendarAttributes.ts';
import { datePickerControl } from '../forms/dateControl.ts';
import { pickerHost } from '../forms/fieldHost.ts';

export const auctionDatePicker = defineElement({
  tag: 'auction-date-picker',
  component: DatePicker,
  attributes: {
    name: { type: 'string' },
    value: { type: 'string' },
    disabled: { type: 'boolean' },
    required: { type: 'boolean' },
    'error-text': { type: 'string' },
    locale: { type: 'string' },
    messages: { type: 'json' },
    ...calendarAttributes,
  },
  events: {},
  hostCss: pickerHost,
  form: datePickerControl,
  delegatesFocus: true,
});
