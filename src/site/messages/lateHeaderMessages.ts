import type { PluralText, Texts } from '../core/texts.ts';

/** The texts of what the header and its search load later: menus, suggestions, what closes and counts. */
export const lateHeaderMessages = {
  suggestions: 'Suggestions',
  suggestion: 'in {name} ({count})',
  suggestionStatus: {
    one: '{count} suggestion, use the arrow keys to choose it',
    other: '{count} suggestions, use the arrow keys to choose one',
  } as PluralText,
  noSuggestions: 'No suggestions',
  searchCleared: 'Search cleared',
  popular: 'Popular Categories',
  all: 'All {title}',
  signingOut: 'Signing out…',
  close: 'Close {title}',
  back: 'Back to {title}',
  linkCount: '{label}, {count}',
  closeBanner: 'Close notice',
  more: 'More',
} as const satisfies Texts;
