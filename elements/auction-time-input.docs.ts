import type { auctionTimeInput } from './auction-time-input.ts';
import type { ElementDocs } from './definition.ts';
import { typedAttributesDocs } from './form/typedAttributes.docs.ts';
import { formControlMembers } from './form/members.docs.ts';

export const auctionTimeInputDocs: ElementDocs<typeof auctionTimeInput.definition> = {
  description: 'A time of day, typed or set in a panel. Its value is `HH:mm`.',
  attributes: {
    ...typedAttributesDocs,
    min: { description: 'Earliest time, `HH:mm`.' },
    max: { description: 'Latest time, `HH:mm`.' },
    date: {
      description:
        '`yyyy-MM-dd`: the day that it is a time of; a time that clocks skip on that day is invalid.',
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
    control: 'The whole.',
    label: 'The label above.',
    field: 'The field below it.',
    box: 'The frame around the text.',
    input: 'The text.',
    'picker-button': 'Opens the picker.',
    popover: 'The panel that it opens.',
    help: 'The help below.',
    error: 'What is wrong, in its place.',
    'time-panel': 'The panel.',
    'time-box': 'Hour and minute.',
    'day-period': 'AM and PM.',
    reset: 'Empties it.',
    done: 'Sets the time.',
  },
};
