import { useEffect, useState } from 'react';
import { useSite } from '../../hooks/siteContext.ts';
import { searchRules } from '../../site/search/searchRules.ts';
import { fetchSuggestions, type Suggestion } from '../../site/search/suggestions.ts';
import { timings } from '../../site/timings.ts';

export interface SuggestionsAnswer {
  /** The term they answer. */
  term: string;
  suggestions: readonly Suggestion[];
}

const none: SuggestionsAnswer = { term: '', suggestions: [] };

/**
 * The suggestions for a typed term: asked for 500 ms after the last key from three characters on, at most one request
 * under way; whatever goes wrong clears them without a word (spec §5, §8). While a term gets longer or shorter, its suggestions stay until
 * the next ones come.
 */
export function useSuggestions(typed: string): SuggestionsAnswer {
  const { site } = useSite();
  const [answer, setAnswer] = useState(none);
  const term = typed.trim();
  const long = term.length >= searchRules.minTermLength;
  const isContinued = long && (term.startsWith(answer.term) || answer.term.startsWith(term));
  // Set while rendering, so that suggestions are never shown for a term that they do not answer.
  if (!isContinued && answer !== none) setAnswer(none);

  useEffect(() => {
    if (!long) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const { endpoints, baseUrl, warn } = site;
        const suggestions = await fetchSuggestions(term, {
          endpoint: endpoints.suggestions,
          baseUrl,
          warn,
          signal,
        });
        if (!signal.aborted) setAnswer({ term, suggestions });
      } catch {
        // Silent by the rule of spec §8.
        if (!signal.aborted) setAnswer(none);
      }
    };
    const timer = setTimeout(() => void ask(), timings.suggestionDebounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, long, site]);

  return isContinued ? answer : none;
}
