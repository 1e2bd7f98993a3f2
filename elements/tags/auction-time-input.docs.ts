import type { auctionTimeInput } from './auction-time-input.ts';
import type { ElementDocs } from '../core/definition.ts';
import { typedAttributesDocs, typedParts } from './fields/typedAttributes.docs.ts';
import {
  formControlMembers,
  stepMembers,
  pageInputMembers,
  typeMember,
  controlStates,
} from '../forms/members.docs.ts';
import { hourCycleDocs, timeMember, timePanelParts } from './fields/pickers.docs.ts';

export const auctionTimeInputDocs: ElementDocs<typeof auctionTimeInput.definition> = {
  description:
    'A time field. Users type a time, or set it in a time picker. The field also accepts words that the locale adds to times, such as “14 Uhr”. Seconds are dropped. The value has the format `HH:mm`.',
  attributes: {
    ...typedAttributesDocs,
    min: {
      description:
        'The earliest valid time, in the format `HH:mm`. An earlier value is invalid (`rangeUnderflow`).',
    },
    max: {
      description:
        'The latest valid time, in the format `HH:mm`. A later value is invalid (`rangeOverflow`).',
    },
    date: {
      description:
        'The date of the time, in the format `yyyy-MM-dd`. If daylight saving time begins on this date, the skipped times are invalid (`badInput`).',
    },
    'hour-cycle': hourCycleDocs,
  },
  members: {
    ...formControlMembers,
    ...pageInputMembers,
    ...typeMember,
    ...timeMember,
    ...stepMembers,
  },
  states: controlStates,
  events: {},
  slots: {
    '': 'Your own `<input>` or `<textarea>`. It replaces the built-in input, and the form submits its value.',
    message:
      'Content below the field, such as a message from another script. Elements next to your own input are assigned to this slot automatically.',
  },
  parts: {
    ...typedParts,
    ...timePanelParts,
  },
  keyboard: {
    Enter: 'Commits the typed text, and submits the form.',
    'Alt + Down': 'Opens the time picker.',
    Escape: 'Closes the time picker and returns focus to its button.',
    'In the time picker: Up, Down': 'Increase or decrease the hour or minute.',
    'In the time picker: a, p, Space': 'Select AM (a) or PM (p), or switch between them (Space).',
    'In the time picker: Enter': 'Sets the time. On Reset, clears the value.',
  },
  usage: {
    when: ['For a time of day that users know, such as a pickup, a call, or the start of a sale.'],
    whenNot: [
      'For a duration, such as 90 minutes, use `<auction-text-input>`.',
      'For a date and a time, also add an `<auction-date-input>`, and set its value as `date`.',
      'To always show the time picker, use `<auction-time-picker>`.',
    ],
  },
  typed: [
    ['9:30 PM', '21:30'],
    ['9:30p', '21:30'],
    ['9.30', '09:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['21:30', '21:30'],
    ['12 am', '00:00'],
    ['noon', '12:00'],
    ['9:30:45', '09:30'],
    ['24:00', ''],
    ['9:60', ''],
    ['13:30 AM', ''],
  ],
  examples: [
    {
      title: '12-hour clock',
      html: `<auction-time-input name="time" label="Call me at" value="09:30"></auction-time-input>`,
    },
    {
      title: 'Help and required',
      html: `<auction-time-input name="time" label="Pickup" help="The gate opens at 8 AM" required></auction-time-input>`,
    },
    {
      title: 'Error',
      html: `<auction-time-input name="time" label="Pickup" value="18:30" error-text="The gate closes at 6 PM"></auction-time-input>`,
    },
    {
      title: 'Earliest and latest time',
      html: `<auction-time-input name="time" label="Pickup" min="08:00" max="18:00"></auction-time-input>`,
    },
    {
      title: 'Small',
      html: `<auction-time-input name="from" label="From" size="small"></auction-time-input>`,
    },
    {
      title: 'Disabled',
      html: `<auction-time-input name="time" label="Pickup" disabled value="09:30"></auction-time-input>`,
    },
    {
      title: 'Read-only',
      html: `<auction-time-input name="time" label="Start of the sale" readonly value="09:30"></auction-time-input>`,
    },
    {
      title: '24-hour clock',
      html: `<auction-time-input hour-cycle="h23" locale="fr" label="Heure" value="21:30"></auction-time-input>`,
    },
    {
      title: 'Wrapping an existing input',
      html: `<auction-time-input label="Time"><input type="time" name="time" value="09:30"></auction-time-input>`,
    },
  ],
};
