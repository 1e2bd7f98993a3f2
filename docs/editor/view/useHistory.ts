import { type Dispatch, useEffect, useReducer } from 'react';
import {
  type History,
  type HistoryAction,
  historyReducer,
  keepHistory,
  readHistory,
} from '../state/history.ts';

/** The time without changes after which the history is saved, in ms. */
const delay = 300;

/**
 * Returns the undo history, starting with the saved history of the last visit. Handles Ctrl+Z and Ctrl+Shift+Z, except in text fields, where
 * the browser handles them.
 */
export function useHistory(): readonly [History, Dispatch<HistoryAction>] {
  const [history, dispatch] = useReducer(historyReducer, undefined, readHistory);

  useEffect(() => {
    const keep = () => keepHistory(history);
    const timer = setTimeout(keep, delay);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [history]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const type = getStep(event);
      if (!type || isText(event.composedPath()[0])) return;
      event.preventDefault();
      dispatch({ type });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return [history, dispatch];
}

function getStep({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}

const isText = (target: EventTarget | undefined): boolean =>
  target instanceof Element &&
  target.matches('textarea, input:not([type]), input[type=text], [contenteditable]');
