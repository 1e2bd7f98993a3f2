import { isOpen } from './menu.ts';

/** Lets find-in-page look into closed menus and open the one with a match. Hides closed menus from assistive technology. */
export function keepFindable(root: ShadowRoot | HTMLElement, signal: AbortSignal): void {
  for (const panel of root.querySelectorAll<HTMLElement>('.panel')) hideClosed(panel, isOpen(panel));
  const options = { capture: true, signal };
  root.addEventListener(
    'beforematch',
    ({ target }) => (target as Element).closest<HTMLElement>('[popover]')?.showPopover(),
    options,
  );
  root.addEventListener(
    'beforetoggle',
    ({ target, newState }: Event & Partial<ToggleEvent>) => {
      const panel = target as HTMLElement;
      // Slots may contain popovers of the page.
      if (panel.matches('.panel') && panel.getRootNode() === root.getRootNode())
        hideClosed(panel, newState === 'open');
    },
    options,
  );
}

/** Sets the attributes of a panel that depend on whether it is open. */
export function hideClosed(panel: HTMLElement, isPanelOpen: boolean): void {
  if (isPanelOpen) panel.removeAttribute('aria-hidden');
  else panel.setAttribute('aria-hidden', 'true');
  // The list of all menus has no links of its own to find.
  const isFindable = 'onbeforematch' in HTMLElement.prototype && panel.parentElement!.localName === 'li';
  // On the panel itself, the attribute crashes Chromium 156 when the window is resized.
  const content = panel.firstElementChild!;
  if (isPanelOpen) content.removeAttribute('hidden');
  else if (isFindable) content.setAttribute('hidden', 'until-found');
}
