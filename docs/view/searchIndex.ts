import MiniSearch from 'minisearch';

/** What the search of the docs finds. */
export interface SearchEntry {
  /** Where it is, from the folder of the docs. */
  id: string;
  title: string;
  /** The page that it is on, and its section. */
  place: string;
  text: string;
}

/** How the docs are searched: a name by any of its words, the last one by its beginning. */
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

/** The index that `files/search.js` loads when somebody searches, and how it was made. */
export function createSearchIndex(entries: readonly SearchEntry[]): string {
  const index = new MiniSearch<SearchEntry>(options);
  index.addAll(entries);
  return JSON.stringify({ options, index });
}
