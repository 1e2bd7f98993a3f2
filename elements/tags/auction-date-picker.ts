import { DatePicker } from '../../src/controls/date-picker/DatePicker.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { controlLanguage } from '../core/controlLanguage.ts';
import { calendarAttributes } from '../forms/typedControl.ts';
import { datePickerControl } from '../forms/dateControl.ts';
import { pickerHost } from '../core/styleSheets.ts';

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
  ...controlLanguage,
  hostCss: pickerHost,
  form: datePickerControl,
  delegatesFocus: true,
});
