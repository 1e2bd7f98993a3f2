import { useEffect, useState } from 'react';
import { useWarn } from '../../hooks/hostContext.tsx';
import { useHeaderSite } from '../siteContext.ts';
import { searchLimits } from '../../site/search/searchParameters.ts';
import { fetchSuggestions, type Suggestion } from '../../site/search/suggestions.ts';
import { timings } from '../../site/timings.ts';

export interface SuggestionsResult {
  /** Term that the suggestions match. */
  term: string;
  suggestions: readonly Suggestion[];
}

const noSuggestions: SuggestionsResult = { term: '', suggestions: [] };

/**
 * Returns suggestions for the typed text, requested after a pause in typing. Extending or shortening the term keeps the suggestions until the
 * next response.
 */
export function useSuggestions(typed: string): SuggestionsResult {
  const { site } = useHeaderSite();
  const warn = useWarn();
  const [result, setResult] = useState(noSuggestions);
  const term = typed.trim();
  const isLongEnough = term.length >= searchLimits.minTermLength;
  const isContinued = isLongEnough && (term.startsWith(result.term) || result.term.startsWith(term));
  // The state is set during rendering, so that suggestions are never visible for an unrelated term.
  if (!isContinued && result !== noSuggestions) setResult(noSuggestions);

  useEffect(() => {
    const { endpoints, baseUrl } = site;
    const endpoint = endpoints.suggestions;
    if (!isLongEnough || !endpoint) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const suggestions = await fetchSuggestions(term, { endpoint, baseUrl, warn, signal });
        if (!signal.aborted) setResult({ term, suggestions });
      } catch {
        // A search works without suggestions, so they are removed without a message for the user.
        if (!signal.aborted) setResult(noSuggestions);
      }
    };
    const timer = setTimeout(() => void load(), timings.suggestionDebounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, isLongEnough, site, warn]);

  return isContinued ? result : noSuggestions;
}
