import type { auctionSearch } from './auction-search.ts';
import type { ElementDocs } from '../core/definition.ts';
import { searchEventDocs, searchPartDocs } from './site/searchEvents.docs.ts';
import { siteAttributeDocs } from './site/siteAttributes.docs.ts';

export const auctionSearchDocs: ElementDocs<typeof auctionSearch.definition> = {
  description: 'The search box with its suggestions, as the header has it.',
  attributes: siteAttributeDocs,
  events: searchEventDocs,
  parts: searchPartDocs,
  keyboard: {
    'Down, Up': 'Through the suggestions and the text, round and round.',
    Enter: 'Follows the suggestion, or searches.',
    Escape: 'Closes the list, then empties the box.',
  },
  examples: [
    {
      title: 'By itself',
      html: `<auction-search></auction-search>`,
    },
  ],
};
