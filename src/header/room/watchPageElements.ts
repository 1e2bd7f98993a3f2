import type { MenusDispatch } from '../menus/menusState.ts';
import { getFlatAncestors } from '../panels/flatTree.ts';

/**
 * Lets the menu stay open while the focus is on elements of the page in it, and closes it when the focus leaves them: React knows of neither,
 * because they are in another tree. Returns what ends it.
 */
export function watchPageElements(nav: HTMLElement, dispatch: MenusDispatch): () => void {
  const onFocusOut = (event: FocusEvent) => {
    const { target, relatedTarget } = event;
    if (!relatedTarget) return;
    if ([...getFlatAncestors(relatedTarget as Element)].includes(nav)) event.stopPropagation();
    else if (!nav.contains(target as Node)) dispatch({ type: 'focusLeft', menu: 'more-tools' });
  };
  nav.addEventListener('focusout', onFocusOut);
  return () => nav.removeEventListener('focusout', onFocusOut);
}
