import { createContext, useContext } from 'react';
import type { Path } from './paths.ts';

/** What the fields of the form share. */
export interface EditorState {
  /** The configuration with what is built in where it says nothing. */
  shown: Readonly<Record<string, unknown>>;
  /** Changes a value of the configuration; `undefined` removes it. A text that is typed is one step for undo. */
  change: (path: Path, value: unknown, options?: { isTyping?: boolean }) => void;
  endTyping: () => void;
  /** Error messages of the validation at exactly this place. */
  getErrors: (path: Path) => readonly string[];
  /** What is in effect where a field is left empty. */
  getBuiltIn: (path: Path) => string | undefined;
  /** Says something to everybody, screen readers included. */
  announce: (text: string) => void;
  /** The field that is to be shown and focused, until it is. */
  target: Path | undefined;
  clearTarget: () => void;
}

export const EditorContext = createContext<EditorState | undefined>(undefined);

export function useEditor(): EditorState {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this field.');
  return editor;
}
