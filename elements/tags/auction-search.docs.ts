import type { auctionSearch } from './auction-search.ts';
import type { ElementDocs } from '../core/definition.ts';
import {
  searchAttributeDocs,
  searchEventDocs,
  searchPartDocs,
  siteAttributeDocs,
} from './site/siteAttributes.docs.ts';

export const auctionSearchDocs: ElementDocs<typeof auctionSearch.definition> = {
  description: 'The search of the header with its suggestions, as an element of its own.',
  attributes: { ...siteAttributeDocs, ...searchAttributeDocs },
  events: searchEventDocs,
  parts: searchPartDocs,
  keyboard: {
    'Down, Up': 'Move through the suggestions and the text; the last is followed by the first.',
    Enter: 'Follows the highlighted suggestion, or submits the search.',
    Escape: 'Closes the list of suggestions; pressed again it empties the text.',
  },
  usage: {
    when: ['For the search of the site in the content of a page, as on the front page.'],
    whenNot: [
      '`<auction-header>` includes one.',
      'For a list that is filtered in the page, take `<auction-text-input>` with `type="search"`.',
    ],
  },
  examples: [
    {
      title: 'By itself',
      html: `<auction-search></auction-search>`,
    },
  ],
};
