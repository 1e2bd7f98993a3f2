import type { ChangeEvent, KeyboardEvent } from 'react';
import type { Suggestion } from '../../site/search/suggestions.ts';

export interface SearchEvents {
  /** Called before a term is searched for; `false` stops it. */
  onSearch?: ((detail: { term: string; href: string }) => boolean | void) | undefined;
  /** Called before a suggestion is followed; `false` stops it. */
  onSuggestionSelect?: ((detail: { suggestion: Suggestion; term: string }) => boolean | void) | undefined;
}

/** What the suggestions, once they are loaded, do for their input. */
export interface InputHandlers {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  closeList: () => void;
}

/** The state of the combobox that its input shows to assistive technology. */
export interface ComboboxState {
  isExpanded: boolean;
  activeOption: string | undefined;
}
