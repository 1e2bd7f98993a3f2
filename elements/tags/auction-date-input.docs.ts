import type { auctionDateInput } from './auction-date-input.ts';
import type { ElementDocs } from '../core/definition.ts';
import { calendarAttributesDocs, typedAttributesDocs, typedParts } from './fields/typedAttributes.docs.ts';
import { formControlMembers, pageInputMembers, typeMember, controlStates } from '../forms/members.docs.ts';
import { calendarParts, dateMember } from './fields/pickers.docs.ts';

export const auctionDateInputDocs: ElementDocs<typeof auctionDateInput.definition> = {
  description:
    'A field for a date, which the user types in the format of the locale or chooses from a calendar. Names of months and words such as “tomorrow” are understood in the language of the locale and in English, as are ISO dates; what could be two dates is invalid. Its value has the format `yyyy-MM-dd`.',
  attributes: {
    ...typedAttributesDocs,
    ...calendarAttributesDocs,
    'date-format': {
      description:
        'The format in which the date is shown and typed, such as `dd.MM.yyyy`, in place of the one of the locale. Anything may stand between day, month and year.',
    },
  },
  members: {
    ...formControlMembers,
    ...pageInputMembers,
    ...typeMember,
    ...dateMember,
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
    ...calendarParts,
  },
  keyboard: {
    Enter: 'Commits what is typed, and submits the form.',
    'Alt + Down': 'Opens the calendar.',
    Escape: 'Closes the calendar and returns the focus to its button.',
    'In the calendar: Arrow keys':
      'Move the focus by a day, or up and down by a week. Left and right are mirrored in right-to-left pages.',
    'In the calendar: Home, End': 'Move the focus to the first or last day of the week.',
    'In the calendar: Page Up, Page Down': 'Move the focus by a month, with Shift by a year.',
    'In the calendar: Enter, Space': 'Choose the day.',
  },
  usage: {
    when: [
      'For a date that users know or look up in a calendar: a viewing, a pick-up, the end of a sale.',
      'For a date of birth, with `allow-past` and `autocomplete="bday"`.',
    ],
    whenNot: [
      'Where the month itself is what users want to see, take `<auction-date-picker>`.',
      'For a period, take two fields. Where one of the two dates decides whether the other is valid, check that in the page, with `setCustomValidity()`.',
      'For a date without a day or a year, take `<auction-text-input>`.',
    ],
  },
  typed: [
    ['11/20/2026', '2026-11-20'],
    ['11.20.26', '2026-11-20'],
    ['11202026', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    ['Friday, 20 November 2026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T09:30', '2026-11-20'],
    ['20/11/2026', ''],
    ['02/30/2026', ''],
    ['11/20', ''],
  ],
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
    {
      title: 'Around an input of the page',
      html: `<auction-date-input label="Viewing on"><input type="date" name="viewing" value="2026-11-20"></auction-date-input>`,
    },
  ],
};
