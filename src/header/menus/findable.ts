import { isOpen } from './menu.ts';

/** Lets find-in-page search closed menus and open the menu with a match. Hides closed menus from assistive technology. */
export function keepFindable(root: ShadowRoot | HTMLElement, signal: AbortSignal): void {
  for (const panel of root.querySelectorAll<HTMLElement>('.panel'))
    updatePanelVisibility(panel, isOpen(panel));
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
      // Slotted content may contain other popovers.
      if (panel.matches('.panel') && panel.getRootNode() === root.getRootNode())
        updatePanelVisibility(panel, newState === 'open');
    },
    options,
  );
}

/** Updates the attributes of a panel that depend on whether the panel is open. */
export function updatePanelVisibility(panel: HTMLElement, isPanelOpen: boolean): void {
  if (isPanelOpen) panel.removeAttribute('aria-hidden');
  else panel.setAttribute('aria-hidden', 'true');
  // The menu of the whole navigation only repeats links of the header, so it is not searchable.
  const isFindable = 'onbeforematch' in HTMLElement.prototype && panel.parentElement!.localName === 'li';
  // The attribute is on the content: on the panel, it crashes Chromium 156 when the window is resized.
  const content = panel.firstElementChild!;
  if (isPanelOpen) content.removeAttribute('hidden');
  else if (isFindable) content.setAttribute('hidden', 'until-found');
}
