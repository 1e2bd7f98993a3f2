import type { auctionDateInput } from './auction-date-input.ts';
import type { ElementDocs } from './definition.ts';
import { calendarAttributesDocs } from './form/calendarAttributes.docs.ts';
import { typedAttributesDocs, typedParts } from './form/typedAttributes.docs.ts';
import { formControlMembers, validityStates } from './form/members.docs.ts';
import { calendarParts, dateMember } from './form/pickers.docs.ts';

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
};
