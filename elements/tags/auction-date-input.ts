import { DateInput } from '../../src/controls/date-input/DateInput.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { controlLanguage } from '../core/controlLanguage.ts';
import { calendarAttributes, typedAttributes } from '../forms/typedControl.ts';
import { dateInputControl } from '../forms/dateControl.ts';
import { fieldHost } from '../core/styleSheets.ts';

export const auctionDateInput = defineElement({
  tag: 'auction-date-input',
  component: DateInput,
  attributes: {
    ...typedAttributes,
    ...calendarAttributes,
    'date-format': { type: 'string' },
    preview: { type: 'boolean' },
  },
  events: {},
  ...controlLanguage,
  hostCss: fieldHost,
  form: dateInputControl,
  delegatesFocus: true,
});
