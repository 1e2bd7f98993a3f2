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
  const { locale, messages } = useSite();
  return (
    <span>
      {messages.suggestion.split(/(\{name\}|\{count\})/).map((text, index) => {
        switch (text) {
          case '{name}':
            return <Name key={index} name={suggestion.name} term={term} />;
          case '{count}':
            return (
              <span className="count" key={index}>
                {formatCount(suggestion.count, locale)}
              </span>
            );
          default:
            return <span key={index}>{text}</span>;
        }
      })}
    </span>
  );
}

const Name = ({ name, term }: { name: string; term: string }) => (
  <span className="name">
    {highlight(name, term).map(({ text, typed }, index) =>
      typed ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
    )}
  </span>
);
