import type { ChangeEvent, KeyboardEvent } from 'react';
import type { Suggestion } from '../../site/search/suggestions.ts';

export interface SearchEvents {
  /** A term is about to be searched for; `false` stops it. */
  onSearch?: ((detail: { term: string; href: string }) => boolean | void) | undefined;
  /** A suggestion is about to be followed; `false` stops it. */
  onSuggestionSelect?: ((detail: { suggestion: Suggestion; term: string }) => boolean | void) | undefined;
}

/** What the suggestions, once they are loaded, do for the box that they belong to. */
export interface SearchBehaviour {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  close: () => void;
}

/** The part of a combobox's state that its box shows to assistive technology. */
export interface BoxState {
  expanded: boolean;
  activeOption: string | undefined;
}
