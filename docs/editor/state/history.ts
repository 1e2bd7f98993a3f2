import { builtInDocument, readDocument, type SiteDocument } from './siteDocument.ts';

export interface History {
  readonly past: readonly SiteDocument[];
  readonly present: SiteDocument;
  readonly future: readonly SiteDocument[];
  /** The field in which the user is typing. Its changes are one step. */
  readonly typing: string | undefined;
}

export type HistoryAction =
  /** `typing` identifies the field in which the user is typing. */
  | { type: 'change'; change: (document: SiteDocument) => SiteDocument; typing?: string }
  /** The user stopped typing in a field. */
  | { type: 'endTyping' }
  | { type: 'undo' }
  | { type: 'redo' };

/** The maximum number of undo steps. */
const limit = 100;

const emptyHistory: History = { past: [], present: builtInDocument, future: [], typing: undefined };

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future, typing } = history;
  switch (action.type) {
    case 'change': {
      const isSameText = action.typing !== undefined && action.typing === typing;
      // Applies a rename to the original name, so that the category keeps the URL of that name.
      const next = action.change((isSameText && past.at(-1)) || present);
      if (next === present) return history;
      return {
        past: isSameText ? past : [...past, present].slice(-limit),
        present: next,
        future: [],
        typing: action.typing,
      };
    }
    case 'endTyping':
      return typing === undefined ? history : { ...history, typing: undefined };
    case 'undo': {
      const last = past.at(-1);
      if (!last) return history;
      return { past: past.slice(0, -1), present: last, future: [present, ...future], typing: undefined };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { past: [...past, present], present: next, future: rest, typing: undefined };
    }
  }
}

const storageKey = 'auction-elements-editor';

/** The number of steps to save for the next visit. Browsers limit the storage of a site to a few megabytes. */
const keptSteps = 20;

/** Returns the history of the last visit. Defaults to the default site. */
export function readHistory(): History {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<History> | null;
    const present = readDocument(kept?.present);
    if (!kept || !present) return emptyHistory;
    const readAll = (list: unknown) =>
      Array.isArray(list) ? list.flatMap((each) => readDocument(each) ?? []) : [];
    return { past: readAll(kept.past), present, future: readAll(kept.future), typing: undefined };
  } catch {
    // Storage is disabled, or its content is invalid.
    return emptyHistory;
  }
}

export function keepHistory({ past, present, future }: History): void {
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ past: past.slice(-keptSteps), present, future: future.slice(0, keptSteps) }),
    );
  } catch {
    // Storage is full or disabled. The history is lost when the page closes.
  }
}
