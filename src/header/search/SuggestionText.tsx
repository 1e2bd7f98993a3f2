import type { ReactNode } from 'react';
import { useSite } from '../siteContext.ts';
import { formatCount } from '../../site/messages/plural.ts';
import type { Suggestion } from '../../site/search/suggestions.ts';
import { highlight } from './highlight.ts';

interface SuggestionTextProps {
  suggestion: Suggestion;
  term: string;
}

/** "in {name} ({count})", with what was typed marked in the name; made from text, never from HTML. */
export function SuggestionText({ suggestion, term }: SuggestionTextProps) {
  const { messages, locale } = useSite();
  const placeholders: Record<string, ReactNode> = {
    '{name}': (
      <span className="name" key="name">
        {highlight(suggestion.name, term).map(({ text, typed }, index) =>
          typed ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </span>
    ),
    '{count}': (
      <span className="count" key="count">
        {formatCount(suggestion.count, locale)}
      </span>
    ),
  };
  return (
    <span>
      {messages.suggestion
        .split(/(\{name\}|\{count\})/)
        .map((text, index) => placeholders[text] ?? <span key={index}>{text}</span>)}
    </span>
  );
}
