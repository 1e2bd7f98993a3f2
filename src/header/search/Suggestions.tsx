import { useCombobox, type UseComboboxStateChange } from 'downshift';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createLazyModule, useLazyModule } from '../../hooks/lazyModule.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { formatMessage, formatPlural } from '../../site/core/texts.ts';
import { searchLimits } from '../../site/search/searchParameters.ts';
import { hasDetails, type Suggestion } from '../../site/search/suggestions.ts';
import { placeBelow } from '../menus/attachMenus.ts';
import type { ComboboxState, InputHandlers, RecentSearches, SearchEvents } from './searchTypes.ts';
import { shadowEnvironment } from './shadowEnvironment.ts';
import { SuggestionText } from './SuggestionText.tsx';
import { SearchButton, SuggestionList, SuggestionStatus } from './suggestionStyles.ts';
import { useIsMenuOpen, useSuggestionMessages, useSuggestions } from './useSuggestions.ts';
import { navigate } from '../../site/core/urls.ts';
import { runWithSignal } from '../../site/network/loading.ts';

/** Module of the recent searches, only for sites that have turned them on. */
const recentModule = createLazyModule(() =>
  Promise.all([import('./RecentOptions.tsx'), import('../../site/search/recentSearches.ts')]).then(
    ([options, store]) => ({ ...options, ...store }),
  ),
);

/** Option of the list: a suggestion, a search for a term, or the removal of all recent searches. */
type Option = Suggestion | { term: string } | 'clear';

const noTerms: readonly string[] = [];
const subscribeToNothing = () => () => {};

interface SuggestionsProps extends Pick<SearchEvents, 'onSuggestionSelect'> {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Whether the input has focus. */
  isFocused: boolean;
  handlers: Ref<InputHandlers>;
  recentSearches: RecentSearches;
  onComboboxChange: (state: ComboboxState) => void;
}

const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** Returns the text that the user has typed. The search term of the page has no suggestions until the user changes it. */
const getTypedText = ({ value, defaultValue }: HTMLInputElement): string =>
  value === defaultValue ? '' : value;

function emptyInput(input: HTMLInputElement): void {
  input.value = '';
  input.focus();
}

function submitTerm(input: HTMLInputElement, term: string): void {
  input.value = term;
  input.form!.requestSubmit();
}

/** Keeps focus in the input during a press. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Renders the list of a combobox (APG, editable with list autocomplete). The input is rendered before the list. */
export function Suggestions({
  input,
  listId,
  isFocused,
  handlers,
  recentSearches,
  onComboboxChange,
  onSuggestionSelect,
}: SuggestionsProps) {
  const { locale, messages: headerMessages } = useHeaderSite();
  const messages = useSuggestionMessages();
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  /** Status after a change that screen readers do not announce, such as clearing the input. */
  const [notice, setNotice] = useState('');
  const [environment] = useState(() => shadowEnvironment(input.current!));
  const { suggestions, term, isWaiting, LotText, time } = useSuggestions(typed);
  const isMenuOpen = useIsMenuOpen(input);
  const isShown = isFocused && !isMenuOpen;
  const recent = useLazyModule(recentModule);
  const isRecentOn = recentSearches === 'on';
  useEffect(() => {
    // Without the module, the search has no recent searches.
    if (isRecentOn) recentModule.load(() => {});
  }, [isRecentOn]);
  // The search term of the page counts as text.
  useLayoutEffect(() => {
    const hasNoText = input.current!.value === '';
    // oxlint-disable-next-line react/set-state-in-effect -- the input is uncontrolled
    setIsEmpty(hasNoText);
    if (isFocused && hasNoText) setIsDismissed(false);
  }, [input, isFocused]);
  const storedTerms = useSyncExternalStore(
    recent?.subscribeToRecentSearches ?? subscribeToNothing,
    recent?.getRecentSearches ?? (() => noTerms),
  );
  const recentTerms = isRecentOn && isEmpty ? storedTerms : noTerms;
  const hasLots = suggestions.some(hasDetails);
  const shownSuggestions = hasLots ? suggestions.slice(0, searchLimits.maxSuggestions - 1) : suggestions;
  const options: Option[] =
    recentTerms.length > 0
      ? [...recentTerms.map((each) => ({ term: each })), 'clear']
      : [...shownSuggestions, ...(hasLots ? [{ term: typed.trim() }] : [])];
  const isOpen = isShown && options.length > 0 && !isDismissed;

  const onStateChange = ({ type, selectedItem, isOpen: willOpen }: UseComboboxStateChange<Option>) => {
    if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) return follow(selectedItem);
    if (willOpen !== undefined) setIsDismissed(!willOpen);
  };
  const follow = (option: Option) => {
    if (option === 'clear') {
      recent!.clearRecentSearches();
      return setNotice(messages.recentSearchesCleared);
    }
    setIsDismissed(true);
    if ('term' in option) {
      setTyped(option.term);
      setIsEmpty(false);
      return submitTerm(input.current!, option.term);
    }
    if (onSuggestionSelect?.({ suggestion: option, term }) !== false) navigate(option.href);
  };
  const removeRecent = (each: string) => {
    recent!.removeRecentSearch(each);
    setNotice(formatMessage(messages.recentSearchRemoved, { term: each }));
  };

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<Option>({
      items: options,
      isOpen,
      // Selecting a suggestion navigates and keeps no selection, so that the same suggestion can be selected again.
      selectedItem: null,
      inputValue: typed,
      menuId: listId,
      getItemId: (index) => `${listId}-${index}`,
      environment,
      onStateChange,
    });
  const inputProps = getInputProps({}, { suppressRefError: true });

  // A new suggestion must not inherit the highlight of an old suggestion.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new suggestions reset the highlight
  useEffect(() => setHighlightedIndex(-1), [suggestions, isEmpty, setHighlightedIndex]);

  const activeOption = isOpen && highlightedIndex >= 0 ? `${listId}-${highlightedIndex}` : undefined;
  useLayoutEffect(
    () => onComboboxChange({ isExpanded: isOpen, activeOption }),
    [onComboboxChange, isOpen, activeOption],
  );

  useLayoutEffect(() => {
    (inputProps.ref as (element: HTMLInputElement | null) => void)(input.current);
  });

  useLayoutEffect(() => {
    if (!isOpen) return;
    const form = input.current!.form!;
    const list = form.querySelector<HTMLElement>('[role=listbox]')!;
    const updatePosition = () => placeBelow(list, form, { gap: 4 });
    list.showPopover();
    updatePosition();
    const stop = runWithSignal((signal) => {
      for (const type of ['scroll', 'resize'])
        window.addEventListener(type, updatePosition, { capture: true, passive: true, signal });
    });
    return () => {
      stop();
      list.hidePopover();
    };
  }, [isOpen, input]);

  const changeText = (text: string, nextNotice = '') => {
    setIsDismissed(false);
    setNotice(nextNotice);
    setTyped(text);
    setIsEmpty(text === '');
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The browser handles text editing keys, and all keys while an input method is composing.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'Escape' && !isOpen) {
      if (event.currentTarget.value === '') return;
      event.preventDefault();
      event.currentTarget.value = '';
      changeText('', messages.searchCleared);
      return setIsDismissed(true);
    }
    const removed = key === 'Delete' && recentTerms[highlightedIndex];
    if (isOpen && removed) {
      event.preventDefault();
      return removeRecent(removed);
    }
    const isForList =
      key === 'ArrowDown' ||
      key === 'ArrowUp' ||
      key === 'Escape' ||
      (key === 'Enter' && activeOption !== undefined);
    if (isForList && !event.shiftKey) inputProps.onKeyDown?.(event);
  };

  // The user may have typed between the first render and this effect.
  // oxlint-disable-next-line react/set-state-in-effect, react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- runs once
  useLayoutEffect(() => setTyped(getTypedText(input.current!)), []);

  useImperativeHandle(handlers, () => ({
    onChange: (event) => {
      inputProps.onChange?.(event);
      changeText(event.currentTarget.value);
    },
    onKeyDown,
    closeList: () => setIsDismissed(true),
  }));

  const clear = () => {
    emptyInput(input.current!);
    changeText('', messages.searchCleared);
  };

  return (
    <>
      {/* Not in the tab order, because Tab also leaves the search, and Escape also clears it. */}
      <SearchButton
        type="button"
        tabIndex={-1}
        aria-label={formatMessage(headerMessages.close, { title: headerMessages.search })}
        onClick={() => input.current!.blur()}
        onMouseDown={keepFocus}
      >
        <Icon name="chevronStart" size={24} />
      </SearchButton>
      <SearchButton
        type="button"
        tabIndex={-1}
        part="clear-button"
        aria-label={messages.clearSearch}
        onClick={clear}
        onMouseDown={keepFocus}
      >
        <Icon name="close" />
      </SearchButton>
      <SuggestionList
        {...getMenuProps(
          { 'aria-label': messages.suggestions, onMouseDown: keepFocus },
          { suppressRefError: true },
        )}
        popover="manual"
        part="suggestions"
      >
        {isOpen ? renderOptions() : null}
      </SuggestionList>
      <SuggestionStatus role="status" aria-busy={isWaiting || undefined}>
        {/* Screen readers do not announce unchanged text, so each term renders a new element. */}
        <span key={term}>{isShown ? formatStatus() : ''}</span>
      </SuggestionStatus>
    </>
  );

  function renderOptions() {
    const getProps = (index: number) => getItemProps({ item: options[index]!, index });
    if (recent && recentTerms.length > 0)
      return (
        <recent.RecentOptions
          id={listId}
          terms={recentTerms}
          messages={messages}
          getProps={getProps}
          onRemove={removeRecent}
        />
      );
    const hasImages = shownSuggestions.some(({ image }) => image);
    return options.map((option, index) => (
      <li key={index} {...getProps(index)}>
        {option === 'clear' ? null : 'term' in option ? (
          <span className="search-all">{formatMessage(messages.searchAllLots, option)}</span>
        ) : LotText && hasDetails(option) ? (
          <LotText suggestion={option} term={term} messages={messages} hasImage={hasImages} now={time} />
        ) : (
          <SuggestionText suggestion={option} term={term} messages={messages} />
        )}
      </li>
    ));
  }

  function formatStatus(): string {
    if (term === '' || isDismissed) return notice;
    return shownSuggestions.length > 0
      ? formatPlural(messages.suggestionStatus, shownSuggestions.length, locale)
      : messages.noSuggestions;
  }
}
