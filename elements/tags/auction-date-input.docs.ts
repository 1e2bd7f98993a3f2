import type { auctionDateInput } from './auction-date-input.ts';
import type { ElementDocs } from '../core/definition.ts';
import { calendarAttributesDocs } from './fields/calendarAttributes.docs.ts';
import { typedAttributesDocs, typedParts } from './fields/typedAttributes.docs.ts';
import { formControlMembers, validityStates } from './fields/members.docs.ts';
import { calendarParts, dateMember } from './fields/pickers.docs.ts';

export const auctionDateInputDocs: ElementDocs<typeof auctionDateInput.definition> = {
  description:
    'A date, typed in the order of the locale or chosen from a calendar. Its value is `yyyy-MM-dd`.',
  attributes: {
    ...typedAttributesDocs,
    ...calendarAttributesDocs,
    'date-format': {
      description: 'Such as `dd.MM.yyyy`: for showing, reading and the help, in place of the locale’s.',
    },
  },
  members: {
    ...formControlMembers,
    ...dateMember,
  },
  states: validityStates,
  events: {},
  parts: {
    ...typedParts,
    ...calendarParts,
  },
  keyboard: {
    Enter: 'Takes what is typed, and submits the form.',
    'Alt + Down': 'Opens the picker.',
    Escape: 'Closes the picker; the focus goes back to its button.',
    'In the calendar: Arrow keys': 'A day back or on, a week up or down; mirrored in right-to-left pages.',
    'In the calendar: Home, End': 'First and last day of the week.',
    'In the calendar: Page Up, Page Down': 'A month back or on; with Shift a year.',
    'In the calendar: Enter, Space': 'Chooses the day.',
  },
  examples: [
    {
      title: 'Typed or chosen',
      html: `<auction-date-input name="day" label="Viewing on"></auction-date-input>`,
    },
    {
      title: 'In German, with closed days',
      html: `<auction-date-input
  locale="de" label="Besichtigung" week-starts-on="1" allow-past
  min="2026-03-01" max="2027-10-31" disabled-dates='[["2026-12-24", "2027-01-01"]]'
></auction-date-input>`,
    },
  ],
};
