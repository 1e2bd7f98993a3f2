import { useHeaderSite } from '../siteContext.ts';
import { formatCount } from '../../site/core/texts.ts';
import type { Suggestion } from '../../site/search/suggestions.ts';

export interface TextPart {
  text: string;
  /** What was typed. */
  typed: boolean;
}

const special = /[.*+?^${}()|[\]\\/]/g;

/** No name is as long; the time that it takes to look for a term grows with its length. */
const maxLength = 200;

/** A name in pieces, the places where the term occurs marked; case does not count. */
export function highlight(name: string, term: string): TextPart[] {
  if (term === '' || term.length > maxLength) return [{ text: name, typed: false }];
  return name
    .split(new RegExp(`(${term.replace(special, '\\$&')})`, 'giu'))
    .map((text, index) => ({ text, typed: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

interface SuggestionTextProps {
  suggestion: Suggestion;
  term: string;
}

/** "in {name} ({count})", with what was typed marked in the name; made from text, never from HTML. */
export function SuggestionText({ suggestion, term }: SuggestionTextProps) {
  const { locale, messages } = useHeaderSite();
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
