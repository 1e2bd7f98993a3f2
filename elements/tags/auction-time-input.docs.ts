import type { auctionTimeInput } from './auction-time-input.ts';
import type { ElementDocs } from '../core/definition.ts';
import { typedAttributesDocs, typedParts } from './fields/typedAttributes.docs.ts';
import { formControlMembers, pageInputMembers, typeMember, controlStates } from '../forms/members.docs.ts';
import { hourCycleDocs, timeMember, timePanelParts } from './fields/pickers.docs.ts';

export const auctionTimeInputDocs: ElementDocs<typeof auctionTimeInput.definition> = {
  description:
    'A field for a time of day, which the user types or sets in a panel. What the locale writes around a time is understood, such as “14 Uhr”; seconds are dropped. Its value has the format `HH:mm`.',
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
        'The day of the time, in the format `yyyy-MM-dd`. A time that clocks skip on that day, when daylight saving time begins, is invalid (`badInput`).',
    },
    'hour-cycle': hourCycleDocs,
  },
  members: {
    ...formControlMembers,
    ...pageInputMembers,
    ...typeMember,
    ...timeMember,
  },
  states: controlStates,
  events: {},
  slots: {
    '': 'An `<input>` or `<textarea>` of the page, which takes the place of the tag’s own and is what the form submits.',
    message:
      'What stands below the field, such as the message of another script; elements beside the page’s input go there.',
  },
  parts: {
    ...typedParts,
    ...timePanelParts,
  },
  keyboard: {
    Enter: 'Commits what is typed, and submits the form.',
    'Alt + Down': 'Opens the panel.',
    Escape: 'Closes the panel and returns the focus to its button.',
    'In the panel: Up, Down': 'Increase or decrease the hour or minute.',
    'In the panel: a, p, Space': 'Choose AM or PM; Space switches between them.',
    'In the panel: Enter': 'Sets the time; on Reset it empties the value.',
  },
  usage: {
    when: ['For a time of day that users know: a pick-up, a call, the start of a sale.'],
    whenNot: [
      'For a duration, such as 90 minutes, take `<auction-text-input>`.',
      'For a moment, ask for the date as well; `date` names the day on which the time must exist.',
      'For a panel in the page, take `<auction-time-picker>`.',
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
      title: '12 hours',
      html: `<auction-time-input name="time" label="Call me at" value="09:30"></auction-time-input>`,
    },
    {
      title: '24 hours',
      html: `<auction-time-input hour-cycle="h23" locale="fr" label="Heure" value="21:30"></auction-time-input>`,
    },
    {
      title: 'Around an input of the page',
      html: `<auction-time-input label="At"><input type="time" name="at" value="09:30"></auction-time-input>`,
    },
  ],
};
