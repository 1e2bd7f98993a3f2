/** Functions that run in the page. They are self-contained, because only their source is sent. */

/** Prevents navigation away from the page, and records uncaught errors. */
export function prepare() {
  window.thrown = [];
  addEventListener('error', ({ message }) => window.thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.thrown.push(String(reason)));
  // Stop links after the library, which reads `defaultPrevented`.
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node.localName === 'a');
    if (link?.getAttribute('href')?.startsWith('#') === false) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.cancelable && !event.hashChange) event.preventDefault();
  });
  // In every browser, a press on text focuses the body, and Tab at the end of a page leaves it for the browser's toolbar.
  const notice = () => (window.isBodyFocused = document.activeElement === document.body);
  addEventListener('mouseup', notice, true);
  addEventListener('keyup', ({ key }) => key === 'Tab' && notice(), true);
  addEventListener('focusin', () => (window.isBodyFocused = false), true);
}

/** Returns the center of a random element that can be pressed or focused. `random` is between 0 and 1. */
export function findTarget(random) {
  const visible = [];
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (!element.matches('a, button, input, select, textarea, summary, [tabindex], label, [role=option]'))
        continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight) visible.push([x, y]);
    }
  };
  visit(document);
  return visible[Math.floor(random * visible.length)] ?? [innerWidth * random, innerHeight / 2];
}

/** Returns errors in the state of the page. */
export function findProblems() {
  const problems = window.thrown.splice(0).map((message) => `uncaught: ${message}`);
  const roots = [document];
  for (const root of roots)
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  const select = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const dialogs = select('dialog:modal');
  const isLocked = document.body.style.overflowY === 'hidden';
  if (isLocked !== dialogs.some(({ part }) => part.contains('mobile-menu')))
    problems.push(`the page is ${isLocked ? '' : 'not '}locked with ${dialogs.length} modal dialogs`);
  const panels = select('header li > [popover]:popover-open');
  // A menu in the More menu is inside its panel.
  const isNested = (panel) => panels.some((other) => other !== panel && other.contains(panel));
  const open = panels.filter((panel) => !isNested(panel));
  if (open.length > 1) problems.push(`${open.length} menus are open: ${open.map(({ id }) => id).join(', ')}`);
  for (const panel of select('li > [popover]')) {
    const button = panel.previousElementSibling;
    const isOpen = panel.matches(':popover-open');
    if (button?.ariaExpanded !== null && button?.ariaExpanded !== String(isOpen))
      problems.push(`${panel.id}: aria-expanded is ${button?.ariaExpanded}, open is ${isOpen}`);
  }
  for (const dialog of dialogs) {
    const root = dialog.getRootNode();
    const isInside =
      root.activeElement &&
      (dialog.contains(root.activeElement) || root.host?.contains(document.activeElement));
    // The next Tab enters the dialog, unless a change of the page has taken the focus away.
    if (!isInside && !(document.activeElement === document.body && window.isBodyFocused))
      problems.push(
        `focus is outside of the open dialog, on ${(root.activeElement ?? document.activeElement).localName}`,
      );
  }
  return problems;
}

/**
 * Undoes all edits and focuses an input, in which the next edit makes Chromium forget the undone ones. Until then, it keeps the nodes of
 * their text, also for native inputs.
 */
export function forgetEdits() {
  while (document.queryCommandEnabled('undo') && document.execCommand('undo'));
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  input.addEventListener('blur', () => input.remove());
}

/** Makes React listen in every element, which happens at its first event. */
export function useAll() {
  for (const { shadowRoot } of document.querySelectorAll('*'))
    shadowRoot?.dispatchEvent(new Event('pointerover'));
}

/** Closes everything and resets the forms, so that visits can be compared. */
export function calmDown() {
  for (const form of document.forms) form.reset();
  document.activeElement?.blur();
}
