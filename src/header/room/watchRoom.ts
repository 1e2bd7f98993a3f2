import type { createFit } from './createFit.tsx';
import { handlePress, pressEvents, waitForRelease } from '../../controls/press.ts';
import { getPageElements, hasRoom, rows, rowSlots } from './rows.ts';

type Fit = ReturnType<typeof createFit>;
type RowItems = Parameters<Fit>[0];
type FitOptions = Parameters<typeof createFit> extends [unknown, ...infer Rest] ? Rest : never;

/** What has moved stays known when the items are others. */
const known = new WeakMap<HTMLElement, Fit>();

/**
 * Looks whether all has room in the rows of the header: once at first, and again when the header, or what stands in it, has another width.
 * What moves what has no room is loaded when something has none. Returns what ends it.
 */
export function watchRoom(header: HTMLElement, items: RowItems, ...options: FitOptions): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let fit = known.get(header);
  const update = () => {
    if (signal.aborted) return;
    if (fit) return fit(items);
    if (hasRoom(header)) {
      header.setAttribute('data-fits', '');
      return;
    }
    header.removeAttribute('data-fits');
    // Without it, the rows scroll.
    import('./createFit.tsx').then(
      (room) => {
        fit ??= room.createFit(header, ...options);
        known.set(header, fit);
        update();
      },
      () => undefined,
    );
  };
  const updateForContents = () => {
    if (!waitForRelease(header, updateForContents)) update();
  };
  for (const type of pressEvents) header.addEventListener(type, handlePress, { capture: true, signal });
  const ofContents = new ResizeObserver(() => requestAnimationFrame(updateForContents));
  const observeContents = () => {
    if (signal.aborted) return;
    for (const each of header.querySelectorAll(`.top > *, .tools > *, ${rows.categories} > li`))
      ofContents.observe(each);
    for (const slot of header.querySelectorAll<HTMLSlotElement>(rowSlots))
      for (const each of getPageElements(slot)) ofContents.observe(each);
  };
  // Before the frame is painted. What is moved meanwhile is not observed: the browser would report a loop.
  const ofHeader = new ResizeObserver(() => {
    ofContents.disconnect();
    update();
    requestAnimationFrame(observeContents);
  });
  ofHeader.observe(header);
  header.addEventListener('slotchange', observeContents, { signal });
  return () => {
    watching.abort();
    ofHeader.disconnect();
    ofContents.disconnect();
  };
}
