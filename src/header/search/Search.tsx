import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createLazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { useSite } from '../../hooks/siteContext.ts';
import { Icon } from '../../icons/Icon.tsx';
import { searchQuery, searchResultsUrl } from '../../site/navigation/addresses.ts';
import { SearchForm } from './searchStyles.ts';
import type { BoxState, SearchBehaviour, SearchEvents } from './searchTypes.ts';

const closedBox: BoxState = { expanded: false, activeOption: undefined };

/** downshift and the suggestions come with the first focus. */
const suggestionsPart = createLazyModule(() => import('./Suggestions.tsx'));

/**
 * A GET form that works by itself. The box is left to the browser: what was typed before any script came stays, and
 * the suggestions that arrive later attach themselves to the same element.
 */
export function Search({ onSearch, onSuggestionSelect }: SearchEvents) {
  const { site, messages } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const behaviour = useRef<SearchBehaviour>(null);
  /** Undefined until the box has its first focus: nothing is rendered for it before. */
  const [focused, setFocused] = useState<boolean>();
  const [box, setBox] = useState(closedBox);
  const suggestions = useLazyModule(suggestionsPart);
  const id = useId();
  const listId = `${id}list`;

  // The page may have put the focus here before the script came.
  useEffect(() => {
    if (input.current?.matches(':focus')) {
      suggestionsPart.load();
      setFocused(true);
    }
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = input.current?.value.trim() ?? '';
    if (term === '') return;
    behaviour.current?.close();
    const href = searchResultsUrl(site.links.searchResults, term, Date.now());
    if (onSearch?.({ term, href }) !== false) location.assign(href);
  };

  return (
    <SearchForm
      role="search"
      aria-label={messages.search}
      action={site.links.searchResults}
      method="get"
      onSubmit={submit}
      part="search"
    >
      {Object.entries(searchQuery).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={input}
        type="text"
        name="searchTerm"
        part="search-input"
        placeholder={messages.searchPlaceholder}
        aria-label={messages.searchLabel}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={box.expanded}
        aria-controls={box.expanded ? listId : undefined}
        aria-activedescendant={box.activeOption}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        inputMode="search"
        onPointerEnter={suggestionsPart.load}
        onFocus={() => {
          suggestionsPart.load();
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
        onChange={(event) => behaviour.current?.onChange(event)}
        onKeyDown={(event) => behaviour.current?.onKeyDown(event)}
      />
      <button type="submit" part="search-button" aria-label={messages.search}>
        <Icon name="search" size={20} />
        <span aria-hidden="true">{messages.search}</span>
      </button>
      {suggestions && focused !== undefined ? (
        <suggestions.Suggestions
          input={input}
          listId={listId}
          focused={focused}
          behaviour={behaviour}
          onBox={setBox}
          onSuggestionSelect={onSuggestionSelect}
        />
      ) : null}
    </SearchForm>
  );
}
