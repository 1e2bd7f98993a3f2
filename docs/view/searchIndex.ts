import MiniSearch from 'minisearch';

/** Entry of the search of the docs. */
export interface SearchEntry {
  /** URL relative to the folder of the docs. */
  id: string;
  title: string;
  /** Titles of the page and the section that contain the entry. */
  place: string;
  text: string;
}

/** Options for creating and searching the index. A query matches any words of a name. Its last word can be incomplete. */
const options = {
  fields: ['title', 'place', 'text'],
  storeFields: ['title', 'place'],
  searchOptions: {
    boost: { title: 4, place: 2 },
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND' as const,
  },
};

/** Creates the index that `files/search.js` loads on the first search, together with its options. */
export function createSearchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(options);
  index.addAll(entries);
  return JSON.stringify({ options, index });
}
