import { type FormEvent, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { PageContext } from '../../hooks/pageContext.tsx';
import { useWarn } from '../../hooks/hostContext.tsx';
import { createLazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { warnAboutLoading } from '../../site/network/loading.ts';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { allCategories, termParameter } from '../../site/search/searchParameters.ts';
import { SearchForm } from './searchStyles.ts';
import type { ComboboxState, InputHandlers, SearchProps } from './searchTypes.ts';

const closedCombobox: ComboboxState = { isExpanded: false, activeOption: undefined };

const importActions = () => import('./searchActions.ts');

/** Module of functions that the first render does not need. */
const actionsModule = createLazyModule(importActions);

/** Module of the suggestions with downshift. Loads on hover or focus. */
const suggestionsModule = createLazyModule(() => import('./Suggestions.tsx'));

/** Renders a GET form that works without JavaScript. The input is uncontrolled, so that hydration preserves the typed text. */
export function Search({
  searchTerm,
  searchShortcut,
  recentSearches,
  lang,
  dir,
  onSearch,
  onSuggestionSelect,
}: SearchProps) {
  const { site, messages } = useHeaderSite();
  const input = useRef<HTMLInputElement>(null);
  const handlers = useRef<InputHandlers>(null);
  /** Whether the input has focus. `undefined` before the first focus, when no suggestions are rendered. */
  const [isFocused, setIsFocused] = useState<boolean>();
  const [combobox, setCombobox] = useState(closedCombobox);
  const suggestions = useLazyModule(suggestionsModule);
  const warn = useWarn();
  const onLoadError = useCallback((error: unknown) => warnAboutLoading(warn, error), [warn]);
  const id = useId();
  const listId = `${id}list`;

  // The input may have received focus before hydration.
  useEffect(() => {
    if (input.current?.matches(':focus')) {
      suggestionsModule.load(onLoadError);
      setIsFocused(true);
    }
  }, [onLoadError]);

  const actions = useLazyModule(actionsModule);
  useEffect(() => {
    const element = input.current!;
    actionsModule.load(() => {});
    actions?.connectSearch(element, { searchShortcut, recentSearches });
    return () => actions?.disconnectSearch(element);
  }, [actions, searchShortcut, recentSearches]);

  const { getSearchedTerm, address } = useContext(PageContext);
  const lastSearchTerm = useRef(searchTerm);
  useEffect(() => {
    const element = input.current!;
    if (lastSearchTerm.current !== searchTerm) element.value = searchTerm ?? '';
    lastSearchTerm.current = searchTerm;
    if (searchTerm === undefined && (address.includes(`${termParameter}=`) || element.defaultValue))
      actions?.showSearchedTerm(element, site.links.searchResults);
  }, [actions, address, site, searchTerm]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const term = input.current?.value.trim() ?? '';
    if (term === '') return;
    handlers.current?.closeList();
    importActions().then(
      ({ submitSearch }) =>
        submitSearch({
          term,
          results: site.links.searchResults,
          isStored: recentSearches === 'on',
          onSearch,
        }),
      // If loading fails, the form is submitted natively.
      () => form.submit(),
    );
  };

  return (
    <SearchForm
      role="search"
      lang={lang}
      dir={dir}
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
        defaultValue={searchTerm ?? getSearchedTerm?.(site.links.searchResults)}
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
        onPointerEnter={suggestionsModule.preload}
        onFocus={() => {
          suggestionsModule.load(onLoadError);
          setIsFocused(true);
        }}
        onBlur={() => setIsFocused(false)}
        onChange={(event) => handlers.current?.onChange(event)}
        onKeyDown={(event) => handlers.current?.onKeyDown(event)}
      />
      {suggestions && isFocused !== undefined ? (
        <suggestions.Suggestions
          input={input}
          listId={listId}
          isFocused={isFocused}
          handlers={handlers}
          recentSearches={recentSearches}
          onComboboxChange={setCombobox}
          onSuggestionSelect={onSuggestionSelect}
        />
      ) : null}
      <button type="submit" part="search-button" aria-label={messages.search}>
        <Icon name="search" size={20} />
        <span aria-hidden="true">{messages.search}</span>
      </button>
    </SearchForm>
  );
}
