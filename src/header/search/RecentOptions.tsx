import type { MouseEvent } from 'react';
import type { UseComboboxGetItemPropsReturnValue } from 'downshift';
import { Icon } from '../../icons/Icon.tsx';
import type { SuggestionMessages } from '../../site/messages/siteMessages.ts';
import { RecentGroup } from './recentStyles.ts';

interface RecentOptionsProps {
  id: string;
  terms: readonly string[];
  messages: SuggestionMessages;
  /** Returns the props of an option by its index. The option after the terms clears them. */
  getProps: (index: number) => UseComboboxGetItemPropsReturnValue;
  onRemove: (term: string) => void;
}

/** Renders the recent searches, and an option that clears them, as a group of the list. */
export function RecentOptions({ id, terms, messages, getProps, onRemove }: RecentOptionsProps) {
  const remove = (event: MouseEvent, term: string) => {
    event.stopPropagation();
    onRemove(term);
  };
  return (
    <RecentGroup role="presentation">
      <div role="group" aria-labelledby={`${id}-title`}>
        <span id={`${id}-title`} className="title">
          {messages.recentSearches}
        </span>
        <span id={`${id}-hint`} hidden>
          {messages.recentSearchHint}
        </span>
        {terms.map((term, index) => (
          <div key={term} {...getProps(index)} aria-describedby={`${id}-hint`}>
            <Icon name="search" />
            <bdi>{term}</bdi>
            {/* Options cannot contain buttons. On the keyboard, the Delete key removes a term. */}
            <span className="remove" aria-hidden="true" onClick={(event) => remove(event, term)}>
              <Icon name="close" size={14} />
            </span>
          </div>
        ))}
        <div {...getProps(terms.length)} className="clear">
          <span>{messages.clearRecentSearches}</span>
        </div>
      </div>
    </RecentGroup>
  );
}
