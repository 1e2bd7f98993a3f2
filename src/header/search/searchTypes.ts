import type { ChangeEvent, KeyboardEvent } from 'react';
import type { SiteContextValue } from '../../hooks/SiteProvider.tsx';
import type { Suggestion } from '../../site/search/suggestions.ts';

export interface SearchEvents {
  /** Called before a search. Return `false` to cancel. */
  onSearch?: ((detail: { term: string; href: string }) => boolean | void) | undefined;
  /** Called before navigating to a suggestion. Return `false` to cancel. */
  onSuggestionSelect?: ((detail: { suggestion: Suggestion; term: string }) => boolean | void) | undefined;
}

/** Whether the browser stores recent searches. `off` also removes stored searches. */
export type RecentSearches = 'on' | 'off' | undefined;

export interface SearchProps extends SearchEvents {
  /** Language attributes of the form, if it is outside a header. */
  lang?: string | undefined;
  dir?: SiteContextValue['languageAttributes']['dir'];
  /** Initial text of the input. A change replaces the text. Defaults to the term of the search results page. */
  searchTerm?: string | undefined;
  /** Whether the `/` key focuses the input. `off` or an empty string turns the shortcut off. */
  searchShortcut?: 'off' | '' | undefined;
  recentSearches?: RecentSearches;
}

/** Handlers of the input. The suggestions provide them after loading. */
export interface InputHandlers {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  closeList: () => void;
}

/** State of the combobox, for the ARIA attributes of the input. */
export interface ComboboxState {
  isExpanded: boolean;
  activeOption: string | undefined;
}
