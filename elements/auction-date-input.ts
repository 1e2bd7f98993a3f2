import { DateInput } from '../src/controls/date-input/DateInput.tsx';
import { defineElement } from './defineElement.tsx';
import { calendarAttributes } from './form/calendarAttributes.ts';
import { typedAttributes } from './form/typedAttributes.ts';
import { dateControl, type DateControlElement } from './form/dateControl.ts';
import type { FormControlElement } from './form/formControl.ts';
import { controlHost } from './hostCss.ts';

export const auctionDateInput = defineElement({
  tag: 'auction-date-input',
  component: DateInput,
  attributes: {
    ...typedAttributes,
    ...calendarAttributes,
    'date-format': { type: 'string' },
  },
  events: {},
  hostCss: controlHost('block'),
  form: dateControl,
  delegatesFocus: true,
});

declare global {
  interface HTMLElementTagNameMap {
    'auction-date-input': InstanceType<NonNullable<typeof auctionDateInput.element>> &
      FormControlElement &
      DateControlElement;
  }
}
