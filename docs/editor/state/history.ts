import { builtInDocument, readDocument, type SiteDocument } from './siteDocument.ts';

export interface History {
  readonly past: readonly SiteDocument[];
  readonly present: SiteDocument;
  readonly future: readonly SiteDocument[];
  /** The field whose text is being typed: its changes are one step. */
  readonly typing: string | undefined;
}

export type HistoryAction =
  /** `typing` names the field of a text that is typed letter by letter. */
  | { type: 'change'; change: (document: SiteDocument) => SiteDocument; typing?: string }
  /** A text has been typed to its end. */
  | { type: 'endTyping' }
  | { type: 'undo' }
  | { type: 'redo' };

/** Steps that can be undone. */
const limit = 100;

const emptyHistory: History = { past: [], present: builtInDocument, future: [], typing: undefined };

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, present, future, typing } = history;
  switch (action.type) {
    case 'change': {
      const isSameText = action.typing !== undefined && action.typing === typing;
      // A rename keeps the address of the name that the user began to change.
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

/** Steps that are kept for the next visit: browsers give a site a few megabytes. */
const keptSteps = 20;

/** The work of the last visit. Where the browser keeps nothing, the built-in site. */
export function readHistory(): History {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<History> | null;
    const present = readDocument(kept?.present);
    if (!kept || !present) return emptyHistory;
    const readAll = (list: unknown) =>
      Array.isArray(list) ? list.flatMap((each) => readDocument(each) ?? []) : [];
    return { past: readAll(kept.past), present, future: readAll(kept.future), typing: undefined };
  } catch {
    // Storage that is switched off, or not ours.
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
    // Full, or switched off: the work lasts as long as the page.
  }
}
