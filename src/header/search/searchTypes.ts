import type { ChangeEvent, KeyboardEvent } from 'react';
import type { SiteContextValue } from '../../hooks/SiteProvider.tsx';
import type { Suggestion } from '../../site/search/suggestions.ts';

export interface SearchEvents {
  /** Called before a term is searched for; `false` stops it. */
  onSearch?: ((detail: { term: string; href: string }) => boolean | void) | undefined;
  /** Called before a suggestion is followed; `false` stops it. */
  onSuggestionSelect?: ((detail: { suggestion: Suggestion; term: string }) => boolean | void) | undefined;
}

export interface SearchProps extends SearchEvents {
  /** Attributes of the form, if it is not inside a header. */
  lang?: string | undefined;
  dir?: SiteContextValue['languageAttributes']['dir'];
  /** What the input shows at first, and again when it changes; by default the term whose results the page shows. */
  searchTerm?: string | undefined;
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
