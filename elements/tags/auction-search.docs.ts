import type { auctionSearch } from './auction-search.ts';
import type { ElementDocs } from '../core/definition.ts';
import {
  searchAttributeDocs,
  searchEventDocs,
  searchPartDocs,
  siteAttributeDocs,
} from './site/siteAttributes.docs.ts';

export const auctionSearchDocs: ElementDocs<typeof auctionSearch.definition> = {
  description: 'The header’s search with suggestions, as a separate element.',
  attributes: { ...siteAttributeDocs, ...searchAttributeDocs },
  events: searchEventDocs,
  parts: searchPartDocs,
  keyboard: {
    '/': 'Moves focus to the search, unless the user is typing text. A search in a header has precedence.',
    'Down, Up': 'Move through the suggestions. After the last suggestion, the first one follows.',
    Enter: 'Opens the highlighted suggestion. If no suggestion is highlighted, submits the search.',
    Delete: 'Removes the highlighted recent search.',
    Escape: 'Closes the suggestions. Press Escape again to clear the text.',
  },
  usage: {
    when: ['For a site search in the content of a page, such as on the home page.'],
    whenNot: [
      '`<auction-header>` already contains the search.',
      'To filter a list on the page, use `<auction-text-input type="search">`.',
    ],
  },
  examples: [
    {
      title: 'Default',
      html: `<auction-search></auction-search>`,
    },
  ],
};
