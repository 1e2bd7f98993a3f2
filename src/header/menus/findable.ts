import { ownOnly } from '../../site/core/ownOnly.ts';
import { isOpen } from './menu.ts';

/** Lets find-in-page look into closed menus and open the one with a match. Hides closed menus from assistive technology. */
export function keepFindable(root: ParentNode, signal: AbortSignal): void {
  const canFind = 'onbeforematch' in HTMLElement.prototype;
  for (const panel of root.querySelectorAll<HTMLElement>('[popover=auto]')) {
    // The list of all menus has no links of its own to find.
    const isFindable = canFind && panel.parentElement!.localName === 'li';
    const setOpen = (willOpen: boolean) => {
      if (willOpen) panel.removeAttribute('aria-hidden');
      else panel.setAttribute('aria-hidden', 'true');
      // On the panel itself, the attribute crashes Chromium 156 when the window is resized.
      const content = panel.firstElementChild!;
      if (willOpen) content.removeAttribute('hidden');
      else if (isFindable) content.setAttribute('hidden', 'until-found');
    };
    setOpen(isOpen(panel));
    panel.addEventListener('beforematch', () => panel.showPopover(), ownOnly({ signal }));
    panel.addEventListener(
      'beforetoggle',
      ({ newState }) => setOpen(newState === 'open'),
      ownOnly({ signal }),
    );
  }
}
