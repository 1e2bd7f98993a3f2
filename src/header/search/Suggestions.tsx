import { useCombobox, type UseComboboxStateChange } from 'downshift';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { useSite } from '../../hooks/siteContext.ts';
import { count } from '../../site/messages/plural.ts';
import type { Suggestion } from '../../site/search/suggestions.ts';
import { MenusStateContext } from '../menus/menusContext.ts';
import type { BoxState, SearchBehaviour, SearchEvents } from './searchTypes.ts';
import { shadowEnvironment } from './shadowEnvironment.ts';
import { SuggestionText } from './SuggestionText.tsx';
import { Status, SuggestionList } from './suggestionStyles.ts';
import { useSuggestions } from './useSuggestions.ts';

interface SuggestionsProps extends Pick<SearchEvents, 'onSuggestionSelect'> {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  /** The box has the focus. */
  focused: boolean;
  behaviour: Ref<SearchBehaviour>;
  onBox: (box: BoxState) => void;
}

const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** The list of a combobox (APG, editable with list autocomplete), attached to a box that was there before it. */
export function Suggestions({
  input,
  listId,
  focused,
  behaviour,
  onBox,
  onSuggestionSelect,
}: SuggestionsProps) {
  const { messages, locale } = useSite();
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const [dismissed, setDismissed] = useState(false);
  const [environment] = useState(() => shadowEnvironment(input.current!));
  const { suggestions, term } = useSuggestions(typed);
  const isMenuOpen = useContext(MenusStateContext).open !== undefined;
  const shown = focused && !isMenuOpen;
  const isOpen = shown && suggestions.length > 0 && !dismissed;

  const onStateChange = ({ type, selectedItem, isOpen: opens }: UseComboboxStateChange<Suggestion>) => {
    if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) return select(selectedItem);
    if (opens !== undefined) setDismissed(!opens);
  };
  const select = (suggestion: Suggestion) => {
    setDismissed(true);
    if (onSuggestionSelect?.({ suggestion, term }) !== false) location.assign(suggestion.href);
  };

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<Suggestion>({
      items: suggestions as Suggestion[],
      itemToString: (item) => item?.name ?? '',
      isOpen,
      // What is chosen is followed, never kept: the same suggestion can be chosen again.
      selectedItem: null,
      inputValue: typed,
      menuId: listId,
      getItemId: (index) => `${listId}-${index}`,
      environment,
      onStateChange,
    });
  const box = getInputProps({}, { suppressRefError: true });

  // A mark on an old suggestion must not pass to a new one.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- their arrival is the event
  useEffect(() => setHighlightedIndex(-1), [suggestions, setHighlightedIndex]);

  const active = isOpen && highlightedIndex >= 0 ? `${listId}-${highlightedIndex}` : undefined;
  useLayoutEffect(() => onBox({ expanded: isOpen, activeOption: active }), [onBox, isOpen, active]);

  useLayoutEffect(() => {
    (box.ref as (element: HTMLInputElement | null) => void)(input.current);
  });

  const change = (text: string) => {
    setDismissed(false);
    setTyped(text);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Text editing keys stay the browser's; so does everything while an input method is composing.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === 'Escape' && !isOpen) {
      if (event.currentTarget.value === '') return;
      event.preventDefault();
      event.currentTarget.value = '';
      return change('');
    }
    const forList =
      key === 'ArrowDown' ||
      key === 'ArrowUp' ||
      key === 'Escape' ||
      (key === 'Enter' && active !== undefined);
    if (forList && !event.shiftKey) box.onKeyDown?.(event);
  };

  // Keys may have come between the first render and the attachment.
  // oxlint-disable-next-line react/set-state-in-effect, react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once
  useLayoutEffect(() => setTyped(input.current?.value ?? ''), []);

  useImperativeHandle(behaviour, () => ({
    onChange: (event) => {
      box.onChange?.(event);
      change(event.currentTarget.value);
    },
    onKeyDown,
    close: () => setDismissed(true),
  }));

  return (
    <>
      <SuggestionList
        {...getMenuProps(
          { 'aria-label': messages.suggestions, onMouseDown: (event) => event.preventDefault() },
          { suppressRefError: true },
        )}
        hidden={!isOpen}
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
      <Status role="status">{shown && term !== '' && !dismissed ? statusText() : ''}</Status>
    </>
  );

  function statusText(): string {
    return suggestions.length > 0
      ? count(messages.suggestionStatus, suggestions.length, locale)
      : messages.noSuggestions;
  }
}
