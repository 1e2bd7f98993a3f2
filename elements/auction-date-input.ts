import { DateInput } from '../src/controls/date-input/DateInput.tsx';
import { defineElement } from './defineElement.tsx';
import { calendarAttributes } from './form/calendarAttributes.ts';
import { typedAttributes } from './form/typedAttributes.ts';
import { dateControl } from './form/dateControl.ts';
import { blockHost } from './hostStyles.ts';

export const auctionDateInput = defineElement({
  tag: 'auction-date-input',
  component: DateInput,
  attributes: {
    ...typedAttributes,
    ...calendarAttributes,
    'date-format': { type: 'string' },
  },
  events: {},
  hostCss: blockHost,
  form: dateControl,
  delegatesFocus: true,
});
