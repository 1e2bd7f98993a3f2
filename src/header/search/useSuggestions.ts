import { type RefObject, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mergeMessages } from '../../site/core/texts.ts';
import type { SuggestionMessages } from '../../site/messages/siteMessages.ts';
import { suggestionMessages } from '../../site/messages/suggestionMessages.ts';
import { openPanelSelector } from '../menus/menu.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { searchLimits } from '../../site/search/searchParameters.ts';
import { fetchSuggestions, hasDetails, type Suggestion } from '../../site/search/suggestions.ts';
import * as timings from '../../site/timings.ts';
import type * as LotModule from './LotText.tsx';

export interface SuggestionsResult {
  /** Term that the suggestions match. */
  term: string;
  suggestions: readonly Suggestion[];
  /** Component of suggestions with details. Loads with the first response that contains details. */
  LotText?: typeof LotModule.LotText | undefined;
  /** Time of the response, in milliseconds since 1970. */
  time: number;
}

interface SuggestionRequest extends SuggestionsResult {
  /** Whether the user has been waiting for a response. */
  isWaiting: boolean;
}

const noSuggestions: SuggestionsResult = { term: '', suggestions: [], time: 0 };

/**
 * Returns suggestions for the typed text, requested after a pause in typing. Extending or shortening the term keeps the suggestions until the
 * next response.
 */
export function useSuggestions(typed: string): SuggestionRequest {
  const { site } = useHeaderSite();
  const warn = useWarn();
  const [result, setResult] = useState(noSuggestions);
  const [isWaiting, setIsWaiting] = useState(false);
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
    let waitTimer: ReturnType<typeof setTimeout>;
    const endWait = () => {
      clearTimeout(waitTimer);
      setIsWaiting(false);
    };
    const load = async () => {
      waitTimer = setTimeout(() => setIsWaiting(true), timings.spinnerDelay);
      try {
        const suggestions = await fetchSuggestions(term, { endpoint, baseUrl, warn, signal });
        const lots = suggestions.some(hasDetails)
          ? await import('./LotText.tsx').catch(() => undefined)
          : undefined;
        if (!signal.aborted) setResult({ term, suggestions, LotText: lots?.LotText, time: Date.now() });
      } catch {
        // A search works without suggestions, so they are removed without a message for the user.
        if (!signal.aborted) setResult(noSuggestions);
      }
      if (!signal.aborted) endWait();
    };
    const timer = setTimeout(() => void load(), timings.suggestionDebounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
      endWait();
    };
  }, [term, isLongEnough, site, warn]);

  return { ...(isContinued ? result : noSuggestions), isWaiting };
}

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

/** Returns the messages of the suggestions, in the language of the header. */
export function useSuggestionMessages(): SuggestionMessages {
  const { customMessages, language } = useHeaderSite();
  return useMemo(
    () => mergeMessages(customMessages, mergeMessages(language.texts, suggestionMessages)),
    [customMessages, language],
  );
}
