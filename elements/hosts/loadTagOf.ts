import { whenRead } from '../early/loader.ts';
import { getPrerenderedRoot, type Importer, loadTag } from '../early/loadTag.ts';

/**
 * Loads the tag of an element after a framework has hydrated it: an element that is defined has attributes and content of its own,
 * which it would take for differences. One that is prerendered waits until the browser is idle or the user turns to it.
 */
export function loadTagOf(element: Element, importer: Importer, isPrerendered: boolean): void {
  const load = () => {
    if (!customElements.get(element.localName)) void loadTag([getPrerenderedRoot(element)], importer);
  };
  // What the HTML still has to bring would get no shadow root from its template, were the tag defined already.
  if (isPrerendered) whenRead(load);
  else load();
}
