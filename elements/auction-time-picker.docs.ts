import type { auctionTimePicker } from './auction-time-picker.ts';
import type { ElementDocs } from './definition.ts';
import { formControlMembers } from './form/members.docs.ts';

export const auctionTimePickerDocs: ElementDocs<typeof auctionTimePicker.definition> = {
  description: 'A time panel in the page: hour, minute, AM or PM. Its value is `HH:mm`.',
  attributes: {
    name: { description: 'Under which a form sends it.' },
    value: { description: 'The default value, which a reset restores. The property is the current one.' },
    disabled: { description: 'Out of use, and not sent.' },
    required: { description: 'Must not be empty.' },
    locale: { description: 'BCP 47 tag that decides the words; the browser’s by default.' },
    messages: {
      type: 'Partial<ControlMessages>',
      description: 'Texts that replace the built-in ones, by name.',
    },
    'hour-cycle': { description: '`h12` with AM and PM, the default, or `h23`.' },
  },
  members: {
    ...formControlMembers,
    valueAsDate: {
      type: 'Date | null',
      description: 'The instant of the time on the day of `date`, or today. Setting it sets both.',
    },
  },
  states: {
    invalid: 'Its value is not valid.',
    'user-invalid': 'That, and the user has had a try.',
  },
  events: {},
  parts: {
    'time-panel': 'The panel.',
    'time-box': 'Hour and minute.',
    'day-period': 'AM and PM.',
    reset: 'Empties it.',
    done: 'Sets the time.',
  },
};
