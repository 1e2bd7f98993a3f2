import { type RefObject, useEffect } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import { isSamePath, type Path } from '../state/paths.ts';

/** Focuses an element and scrolls to it if its path is the target. */
export function useTarget(path: Path, element: RefObject<HTMLElement | null>): void {
  const { target, clearTarget } = useEditor();
  const isTarget = target !== undefined && isSamePath(target, path);
  useEffect(() => {
    if (!isTarget) return;
    element.current?.focus();
    element.current?.scrollIntoView({ block: 'center' });
    clearTarget();
  }, [isTarget, element, clearTarget]);
}
