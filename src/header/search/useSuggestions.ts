import { useEffect, useState } from 'react';
import { useWarn } from '../../hooks/hostContext.tsx';
import { useHeaderSite } from '../siteContext.ts';
import { searchRules } from '../../site/search/searchParameters.ts';
import { fetchSuggestions, type Suggestion } from '../../site/search/suggestions.ts';
import { timings } from '../../site/timings.ts';

export interface SuggestionsResult {
  /** The term that they are for. */
  term: string;
  suggestions: readonly Suggestion[];
}

const none: SuggestionsResult = { term: '', suggestions: [] };

/**
 * The suggestions for a typed term, requested a moment after the last key, one request at a time. A failed request removes them without a
 * message. While a term gets longer or shorter, its suggestions stay until the next ones are loaded.
 */
export function useSuggestions(typed: string): SuggestionsResult {
  const { site } = useHeaderSite();
  const warn = useWarn();
  const [result, setResult] = useState(none);
  const term = typed.trim();
  const isLongEnough = term.length >= searchRules.minTermLength;
  const isContinued = isLongEnough && (term.startsWith(result.term) || result.term.startsWith(term));
  // Set while rendering, so that suggestions are never shown for another term than theirs.
  if (!isContinued && result !== none) setResult(none);

  useEffect(() => {
    if (!isLongEnough) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const { endpoints, baseUrl } = site;
        const suggestions = await fetchSuggestions(term, {
          endpoint: endpoints.suggestions,
          baseUrl,
          warn,
          signal,
        });
        if (!signal.aborted) setResult({ term, suggestions });
      } catch {
        // A search works without suggestions, so there is no message for the user.
        if (!signal.aborted) setResult(none);
      }
    };
    const timer = setTimeout(() => void load(), timings.suggestionDebounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, isLongEnough, site, warn]);

  return isContinued ? result : none;
}
