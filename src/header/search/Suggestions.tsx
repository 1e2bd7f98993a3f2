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
  useCallback,
  useSyncExternalStore,
} from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useHeaderSite } from '../siteContext.ts';
import { formatMessage, formatPlural } from '../../site/core/texts.ts';
import type { Suggestion } from '../../site/search/suggestions.ts';
import { placeBelow } from '../menus/attachMenus.ts';
import type { ComboboxState, InputHandlers, SearchEvents } from './searchTypes.ts';
import { shadowEnvironment } from './shadowEnvironment.ts';
import { SuggestionText } from './SuggestionText.tsx';
import { SearchButton, SuggestionList, SuggestionStatus } from './suggestionStyles.ts';
import { useSuggestions } from './useSuggestions.ts';
import { navigate } from '../../site/core/urls.ts';
import { openPanelSelector } from '../menus/menu.ts';

/** Returns whether a menu is open in the header that contains `element`. */
export function useIsMenuOpen(element: RefObject<Element | null>): boolean {
  const getHeader = () => element.current?.closest('header');
  const subscribe = useCallback((onChange: () => void) => {
    const header = getHeader();
    header?.addEventListener('toggle', onChange, true);
    return () => header?.removeEventListener('toggle', onChange, true);
    // oxlint-disable-next-line react/exhaustive-deps -- the element stays in its header
  }, []);
  return useSyncExternalStore(subscribe, () => Boolean(getHeader()?.querySelector(openPanelSelector)));
}

interface SuggestionsProps extends Pick<SearchEvents, 'onSuggestionSelect'> {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Whether the input has focus. */
  isFocused: boolean;
  handlers: Ref<InputHandlers>;
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

/** Keeps focus in the input during a press. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Renders the list of a combobox (APG, editable with list autocomplete). The input is rendered before the list. */
export function Suggestions({
  input,
  listId,
  isFocused,
  handlers,
  onComboboxChange,
  onSuggestionSelect,
}: SuggestionsProps) {
  const { locale, messages } = useHeaderSite();
  const [typed, setTyped] = useState('');
  const [isDismissed, setIsDismissed] = useState(false);
  /** Whether Escape or the clear button has cleared the input, which screen readers do not announce. */
  const [isCleared, setIsCleared] = useState(false);
  const [environment] = useState(() => shadowEnvironment(input.current!));
  const { suggestions, term, isWaiting } = useSuggestions(typed);
  const isMenuOpen = useIsMenuOpen(input);
  const isShown = isFocused && !isMenuOpen;
  const isOpen = isShown && suggestions.length > 0 && !isDismissed;

  const onStateChange = ({ type, selectedItem, isOpen: willOpen }: UseComboboxStateChange<Suggestion>) => {
    if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) return follow(selectedItem);
    if (willOpen !== undefined) setIsDismissed(!willOpen);
  };
  const follow = (suggestion: Suggestion) => {
    setIsDismissed(true);
    if (onSuggestionSelect?.({ suggestion, term }) !== false) navigate(suggestion.href);
  };

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<Suggestion>({
      items: suggestions as Suggestion[],
      itemToString: (item) => item?.name ?? '',
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
  useEffect(() => setHighlightedIndex(-1), [suggestions, setHighlightedIndex]);

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
    const controller = new AbortController();
    const form = input.current!.form!;
    const list = form.querySelector<HTMLElement>('[role=listbox]')!;
    const updatePosition = () => placeBelow(list, form, { gap: 4 });
    list.showPopover();
    updatePosition();
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, updatePosition, {
        capture: true,
        passive: true,
        signal: controller.signal,
      });
    return () => {
      controller.abort();
      list.hidePopover();
    };
  }, [isOpen, input]);

  const changeText = (text: string, isClearing = false) => {
    setIsDismissed(false);
    setIsCleared(isClearing);
    setTyped(text);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The browser handles text editing keys, and all keys while an input method is composing.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'Escape' && !isOpen) {
      if (event.currentTarget.value === '') return;
      event.preventDefault();
      event.currentTarget.value = '';
      return changeText('', true);
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
    changeText('', true);
  };

  return (
    <>
      {/* Not in the tab order, because Tab also leaves the search, and Escape also clears it. */}
      <SearchButton
        type="button"
        tabIndex={-1}
        aria-label={formatMessage(messages.close, { title: messages.search })}
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
        {isOpen
          ? suggestions.map((suggestion, index) => (
              <li key={index} {...getItemProps({ item: suggestion, index })}>
                <SuggestionText suggestion={suggestion} term={term} />
              </li>
            ))
          : null}
      </SuggestionList>
      <SuggestionStatus role="status" aria-busy={isWaiting || undefined}>
        {/* Screen readers do not announce unchanged text, so each term renders a new element. */}
        <span key={term}>{isShown && !isDismissed ? formatStatus() : ''}</span>
      </SuggestionStatus>
    </>
  );

  function formatStatus(): string {
    if (term === '') return isCleared ? messages.searchCleared : '';
    return suggestions.length > 0
      ? formatPlural(messages.suggestionStatus, suggestions.length, locale)
      : messages.noSuggestions;
  }
}
