type Searches = Set<HTMLInputElement>;

/** Key of the document's search inputs. Scripts that run before React, and other copies of the library, share them. */
const searchesKey = Symbol.for('auction-elements searches');

/** Elements in which `/` is text, and dialogs that keep focus without making the page inert. */
const otherUses = 'input, textarea, select, [aria-modal=true]';

const isShortcut = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !event.defaultPrevented &&
  !event.isComposing &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event
    .composedPath()
    .some((node) => (node as HTMLElement).isContentEditable || (node as Element).matches?.(otherUses));

/** Marks the input that the shortcut focuses: the visible input of the header, or else the first visible input. Returns the input. */
function markSearch(searches: Searches): HTMLInputElement | undefined {
  const visible = [...searches].filter((input) => input.getClientRects().length > 0);
  const marked = visible.find((input) => input.closest('header')) ?? visible[0];
  for (const input of searches) input.removeAttribute('aria-keyshortcuts');
  marked?.setAttribute('aria-keyshortcuts', '/');
  return marked;
}

/** Adds the shortcut of a page's searches, the `/` key. */
function addSearches(page: Document): Searches {
  const searches: Searches = new Set();
  // Listeners of the page on the document run first and can prevent the default action.
  page.defaultView?.addEventListener('keydown', (event) => {
    const input = isShortcut(event) && markSearch(searches);
    if (!input) return;
    input.select();
    input.focus();
    // A hidden or inert input cannot receive focus. The key then keeps its default action.
    if (input.matches(':focus')) event.preventDefault();
  });
  return searches;
}

/** Adds or removes an input that the `/` key focuses. */
export function setSearchShortcut(input: HTMLInputElement, isOn: boolean): void {
  const page = input.ownerDocument as Document & { [searchesKey]?: Searches };
  const searches = (page[searchesKey] ??= addSearches(page));
  input.removeAttribute('aria-keyshortcuts');
  searches[isOn ? 'add' : 'delete'](input);
  markSearch(searches);
}
