import type { PluralMessage, MessageTable } from '../core/texts.ts';

/** Messages of the suggestions and the recent searches, which load when the user interacts with the search. `{…}` is a placeholder. */
export const suggestionMessages = {
  suggestions: 'Suggestions',
  suggestion: 'in {name} ({count})',
  suggestionStatus: {
    one: '{count} suggestion. Use the arrow keys to select it.',
    other: '{count} suggestions. Use the arrow keys to select one.',
  } as PluralMessage,
  noSuggestions: 'No suggestions',
  lotEnds: 'Ends {time}',
  lotEnded: 'Ended',
  searchAllLots: 'Search all lots for “{term}”',
  recentSearches: 'Recent searches',
  clearRecentSearches: 'Clear all',
  recentSearchHint: 'Press Delete to remove',
  recentSearchRemoved: '{term} removed',
  recentSearchesCleared: 'Recent searches cleared',
  clearSearch: 'Clear search',
  searchCleared: 'Search cleared',
} as const satisfies MessageTable;
