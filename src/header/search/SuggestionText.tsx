import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { formatCount } from '../../site/core/texts.ts';
import type { SuggestionMessages } from '../../site/messages/siteMessages.ts';
import type { Suggestion } from '../../site/search/suggestions.ts';

export interface TextPart {
  text: string;
  /** Whether the text matches the typed term. */
  typed: boolean;
}

const specialCharacters = /[.*+?^${}()|[\]\\/]/g;

/** Maximum length of a highlighted term. No name is longer, and the search time grows with the length of the term. */
const maxLength = 200;

/** Splits a name into parts and marks the parts that match the term. Ignores case. */
export function highlight(name: string, term: string): TextPart[] {
  if (term === '' || term.length > maxLength) return [{ text: name, typed: false }];
  return name
    .split(new RegExp(`(${term.replace(specialCharacters, '\\$&')})`, 'giu'))
    .map((text, index) => ({ text, typed: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

interface SuggestionTextProps {
  suggestion: Suggestion;
  term: string;
  messages: SuggestionMessages;
}

/** Renders "in {name} ({count})", or the name of a lot, and marks the typed term in the name. Renders text only, never HTML. */
export function SuggestionText({ suggestion: { name, count }, term, messages }: SuggestionTextProps) {
  const { locale } = useHeaderSite();
  if (count === undefined) return <Name name={name} term={term} />;
  return (
    <span>
      {messages.suggestion.split(/(\{name\}|\{count\})/).map((text, index) => {
        switch (text) {
          case '{name}':
            return <Name key={index} name={name} term={term} />;
          case '{count}':
            return (
              <span className="count" key={index}>
                {formatCount(count, locale)}
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
