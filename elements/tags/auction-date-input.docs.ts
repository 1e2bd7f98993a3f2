import type { auctionDateInput } from './auction-date-input.ts';
import type { ElementDocs } from '../core/definition.ts';
import { calendarAttributesDocs, typedAttributesDocs, typedParts } from './fields/typedAttributes.docs.ts';
import {
  formControlMembers,
  stepMembers,
  pageInputMembers,
  typeMember,
  controlStates,
} from '../forms/members.docs.ts';
import { calendarParts, dateMember } from './fields/pickers.docs.ts';

export const auctionDateInputDocs: ElementDocs<typeof auctionDateInput.definition> = {
  description:
    'A date field. Users type a date in their locale’s format, or pick one from a calendar. The field also accepts ISO dates. In the language of the locale and in English, it accepts names of months and weekdays, words such as “tomorrow”, and phrases such as “in 3 days”. A month and a day without a year are the next such day, from today on. The name of a weekday is the next such day after today. Ambiguous dates, such as “next Friday” or “1/2”, are invalid. The value has the format `yyyy-MM-dd`.',
  attributes: {
    ...typedAttributesDocs,
    ...calendarAttributesDocs,
    'date-format': {
      description:
        'The format of the date, such as `dd.MM.yyyy`, for showing and reading dates. Must contain `dd`, `MM`, and `yyyy` once each, with any separators. Defaults to the locale’s format.',
    },
    preview: {
      description:
        'Whether the line of the help text shows the date in words while users type, such as “Friday, December 12, in 15 days”. Screen readers announce it after a pause.',
    },
  },
  members: {
    ...formControlMembers,
    ...pageInputMembers,
    ...typeMember,
    ...dateMember,
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
    'next-day': 'The button below an unavailable date that chooses the next available day.',
    ...calendarParts,
  },
  keyboard: {
    Enter: 'Commits the typed text, and submits the form.',
    'Alt + Down': 'Opens the calendar.',
    Escape: 'Closes the calendar and returns focus to its button.',
    'In the calendar: Arrow keys':
      'Left and Right move focus by a day, and Up and Down by a week. On right-to-left pages, Left and Right are mirrored.',
    'In the calendar: Home, End': 'Move focus to the first or last day of the week.',
    'In the calendar: Page Up, Page Down': 'Move focus by a month, or with Shift by a year.',
    'In the calendar: Enter, Space': 'Select the day.',
  },
  usage: {
    when: [
      'For a date that users know or look up in a calendar, such as a viewing, a pickup, or the end of a sale.',
      'For a date of birth, with `allow-past` and `autocomplete="bday"`.',
    ],
    whenNot: [
      'To always show the calendar, use `<auction-date-picker>`.',
      'For a period, use two fields. If one date limits the other, validate it in your code with `setCustomValidity()`.',
      'For a date without a day or a year, use `<auction-text-input>`.',
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
      title: 'Basic usage',
      html: `<auction-date-input name="day" label="Viewing date"></auction-date-input>`,
    },
    {
      title: 'Help and required',
      html: `<auction-date-input name="pickup" label="Pickup" help="We deliver within two weeks" required></auction-date-input>`,
    },
    {
      title: 'Error',
      html: `<auction-date-input name="day" label="Viewing date" value="2030-11-20" error-text="The house is closed on that day"></auction-date-input>`,
    },
    {
      title: 'Earliest and latest date',
      html: `<auction-date-input name="day" label="Viewing date" allow-past min="2026-11-01" max="2026-11-30" value="2026-11-20"></auction-date-input>`,
    },
    {
      title: 'Date of birth',
      html: `<auction-date-input name="birth" label="Date of birth" allow-past autocomplete="bday"></auction-date-input>`,
    },
    {
      title: 'Small',
      html: `<auction-date-input name="from" label="From" size="small"></auction-date-input>`,
    },
    {
      title: 'Disabled',
      html: `<auction-date-input name="day" label="Viewing date" disabled allow-past value="2026-11-20"></auction-date-input>`,
    },
    {
      title: 'Read-only',
      html: `<auction-date-input name="day" label="End of the sale" readonly allow-past value="2026-11-20"></auction-date-input>`,
    },
    {
      title: 'German, with unavailable dates',
      html: `<auction-date-input
  locale="de" label="Besichtigung" week-starts-on="1" allow-past
  min="2026-03-01" max="2027-10-31" disabled-dates='[["2026-12-24", "2027-01-01"]]'
></auction-date-input>`,
    },
    {
      title: 'Preview and unavailable dates',
      html: `<auction-date-input preview name="pickup" label="Pickup" disabled-dates='[["2027-12-24", "2028-01-02"]]'></auction-date-input>`,
    },
    {
      title: 'Wrapping an existing input',
      html: `<auction-date-input label="Viewing date"><input type="date" name="viewing" value="2026-11-20"></auction-date-input>`,
    },
  ],
};
