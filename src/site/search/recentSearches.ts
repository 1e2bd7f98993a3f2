/** Recent searches of the user, newest first, in the browser's `localStorage`. Search terms contain no line breaks. */

const storageKey = 'auction-elements-recent-searches';
const maxTerms = 5;
/** Maximum length of a term that is stored. */
const maxTermLength = 100;

const listeners = new Set<() => void>();

/** Returns the valid terms without duplicates. The text may come from other scripts. */
function parseTerms(text: string): readonly string[] {
  const terms = new Map<string, string>();
  for (const term of text.split('\n').map((line) => line.trim()))
    if (term !== '' && term.length <= maxTermLength && !terms.has(term.toLowerCase()))
      terms.set(term.toLowerCase(), term);
  return [...terms.values()].slice(0, maxTerms);
}

let lastText = '';
let lastTerms: readonly string[] = [];

/** Returns the same list until the stored text changes. Empty if the browser blocks storage. */
export function getRecentSearches(): readonly string[] {
  let text = '';
  try {
    text = localStorage.getItem(storageKey) ?? '';
  } catch {
    // Storage is blocked.
  }
  if (text !== lastText) {
    lastText = text;
    lastTerms = parseTerms(text);
  }
  return lastTerms;
}

function store(terms: readonly string[]): void {
  try {
    if (terms.length > 0) localStorage.setItem(storageKey, terms.join('\n'));
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked or full.
  }
  for (const listener of listeners) listener();
}

export const addRecentSearch = (term: string): void =>
  store(parseTerms([term, ...getRecentSearches()].join('\n')));

export const removeRecentSearch = (term: string): void =>
  store(getRecentSearches().filter((each) => each !== term));

export const clearRecentSearches = (): void => store([]);

/** Calls `listener` after changes, also in other tabs. Returns a function that removes it. */
export function subscribeToRecentSearches(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
