import { createContext, useContext } from 'react';
import type { Path } from './paths.ts';

/** The state and functions that the fields of the form share. */
export interface EditorState {
  /** The configuration, completed with defaults. */
  shown: Readonly<Record<string, unknown>>;
  /** Changes a value of the configuration. `undefined` removes the value. Typing in a field is one step for undo. */
  change: (path: Path, value: unknown, options?: { isTyping?: boolean }) => void;
  endTyping: () => void;
  /** Returns the validation errors of the value at this path, without the errors of nested values. */
  getErrors: (path: Path) => readonly string[];
  /** Returns the default of a field, which applies if the field is empty. */
  getBuiltIn: (path: Path) => string | undefined;
  /** Shows a status message, which screen readers also announce. */
  announce: (text: string) => void;
  /** The field to show and focus next. */
  target: Path | undefined;
  clearTarget: () => void;
}

export const EditorContext = createContext<EditorState | undefined>(undefined);

export function useEditor(): EditorState {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor() must be called inside an EditorContext.');
  return editor;
}
