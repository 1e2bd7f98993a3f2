import { findById } from './aria.ts';

/** Of the copy, in the shadow root. */
const copyId = 'suggestions';

/** Watches the `<datalist>` of the field that has the focus. */
let observer: MutationObserver | undefined;

/**
 * Gives the input of a field the suggestions of the `<datalist>` that its `list` attribute names: an id does not reach out of a shadow
 * root, so the root gets a copy, which has options while the field has the focus.
 */
export function linkDatalist(host: Element, input: HTMLElement): void {
  const root = input.getRootNode() as ShadowRoot;
  const existing = root.getElementById?.(copyId);
  if (!findDatalist(host)) {
    existing?.remove();
    input.removeAttribute('list');
    return;
  }
  if (!existing) {
    const copy = input.ownerDocument.createElement('datalist');
    copy.id = copyId;
    root.append(copy);
  }
  input.setAttribute('list', copyId);
  if (root.activeElement === input) watchDatalist(host, input);
}

/** Keeps the copy in step with the page's `<datalist>` until the focus leaves the field. */
function watchDatalist(host: Element, input: HTMLElement): void {
  const source = findDatalist(host);
  const copy = (input.getRootNode() as ShadowRoot).getElementById(copyId);
  if (!source || !copy) return;
  const stop = () => {
    observer?.disconnect();
    observer = undefined;
  };
  stop();
  copyOptions(source, copy);
  observer = new MutationObserver(() => {
    // The page may have replaced the whole list.
    if (findDatalist(host) === source) copyOptions(source, copy);
    else linkDatalist(host, input);
  });
  observer.observe(source, { attributes: true, childList: true, characterData: true, subtree: true });
  if (source.parentNode) observer.observe(source.parentNode, { childList: true });
  input.addEventListener(
    'blur',
    () => {
      stop();
      copy.replaceChildren();
    },
    { once: true },
  );
}

/** Nothing but what an option says: what else the page's list holds is its own. */
function copyOptions(source: HTMLDataListElement, copy: Element): void {
  const options = [...source.querySelectorAll('option')].map((option) => {
    const own = copy.ownerDocument.createElement('option');
    own.value = option.value;
    if (option.label) own.label = option.label;
    own.disabled = option.matches(':disabled');
    return own;
  });
  copy.replaceChildren(...options);
}

function findDatalist(host: Element): HTMLDataListElement | null {
  const found = findById(host, host.getAttribute('list') ?? '');
  return found?.localName === 'datalist' ? (found as HTMLDataListElement) : null;
}
