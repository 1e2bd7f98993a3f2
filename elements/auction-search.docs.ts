import type { auctionSearch } from './auction-search.ts';
import type { ElementDocs } from './definition.ts';
import { searchEventDocs, searchPartDocs } from './searchEvents.docs.ts';
import { siteAttributeDocs } from './siteAttributes.docs.ts';

export const auctionSearchDocs: ElementDocs<typeof auctionSearch.definition> = {
  description: 'The search box with its suggestions, as the header has it.',
  attributes: siteAttributeDocs,
  events: searchEventDocs,
  parts: searchPartDocs,
};
