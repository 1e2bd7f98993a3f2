import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { usePageAddress } from '../../hooks/pageAddress.ts';
import { createLazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { useSite } from '../siteContext.ts';
import { Icon } from '../../icons/Icon.tsx';
import { allCategories, getSearchResultsUrl, termParameter } from '../../site/search/searchUrl.ts';
import { SearchForm } from './searchStyles.ts';
import type { ComboboxState, InputHandlers, SearchEvents } from './searchTypes.ts';
import type { Site } from '../../site/config/site.ts';
import { navigate } from '../../site/core/navigate.ts';

const closedCombobox: ComboboxState = { isExpanded: false, activeOption: undefined };

/** downshift and the suggestions are loaded at the first focus. */
const suggestionsModule = createLazyModule(() => import('./Suggestions.tsx'));

/** On the results page the term stays in the input, to be refined. */
const showSearchedTerm = async (input: HTMLInputElement, { links }: Site): Promise<void> => {
  const { getSearchedTerm } = await import('../../site/search/searchedTerm.ts');
  // What the user has typed meanwhile, or the browser has restored, stays.
  if (input.value === input.defaultValue) input.defaultValue = getSearchedTerm(links.searchResults, location);
};

/**
 * A GET form that works by itself. The input is uncontrolled: what was typed before the script was loaded stays, and the
 * suggestions that are loaded later use the same element.
 */
export function Search({ onSearch, onSuggestionSelect }: SearchEvents) {
  const { site, messages } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<InputHandlers>(null);
  /** Undefined until the input has its first focus: no suggestions are rendered before. */
  const [isFocused, setIsFocused] = useState<boolean>();
  const [combobox, setCombobox] = useState(closedCombobox);
  const suggestions = useLazyModule(suggestionsModule);
  const id = useId();
  const listId = `${id}list`;

  // The input may have got the focus before the script was loaded.
  useEffect(() => {
    if (input.current?.matches(':focus')) {
      suggestionsModule.load();
      setIsFocused(true);
    }
  }, []);

  const address = usePageAddress();
  useEffect(() => {
    const element = input.current!;
    if (address.includes(`${termParameter}=`) || element.defaultValue) void showSearchedTerm(element, site);
  }, [address, site]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = input.current?.value.trim() ?? '';
    if (term === '') return;
    handlers.current?.closeList();
    const href = getSearchResultsUrl(site.links.searchResults, term, Date.now());
    if (onSearch?.({ term, href }) !== false) navigate(href);
  };

  return (
    <SearchForm
      role="search"
      aria-label={messages.search}
      action={site.links.searchResults}
      method="get"
      acceptCharset="utf-8"
      onSubmit={onSubmit}
      part="search"
    >
      <input type="hidden" name="category" value={allCategories} />
      <input
        ref={input}
        type="text"
        name={termParameter}
        part="search-input"
        placeholder={messages.searchPlaceholder}
        aria-label={messages.searchPlaceholder}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={combobox.isExpanded}
        aria-controls={combobox.isExpanded ? listId : undefined}
        aria-activedescendant={combobox.activeOption}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        inputMode="search"
        onPointerEnter={suggestionsModule.load}
        onFocus={() => {
          suggestionsModule.load();
          setIsFocused(true);
        }}
        onBlur={() => setIsFocused(false)}
        onChange={(event) => handlers.current?.onChange(event)}
        onKeyDown={(event) => handlers.current?.onKeyDown(event)}
      />
      <button type="submit" part="search-button" aria-label={messages.search}>
        <Icon name="search" size={20} />
        <span aria-hidden="true">{messages.search}</span>
      </button>
      {suggestions && isFocused !== undefined ? (
        <suggestions.Suggestions
          input={input}
          listId={listId}
          isFocused={isFocused}
          handlers={handlers}
          onComboboxChange={setCombobox}
          onSuggestionSelect={onSuggestionSelect}
        />
      ) : null}
    </SearchForm>
  );
}
