import { compareStyles, type ComponentStyles } from '../../src/styles/styledElement.tsx';
import { containerCss } from './hostStyles.ts';

/**
 * One constructable sheet per document holds the rules of all components, and every shadow root adopts it: no
 * `<style>` element, nothing for a Content-Security-Policy to refuse, each rule parsed once however many elements there are.
 */

/** Of the components that have been rendered, in the order of the cascade. */
const inserted: ComponentStyles[] = [];
const componentSheets = new WeakMap<Document, CSSStyleSheet>();
/** The same sheets, to insert rules into; weak, because a document may go away with its frame. */
const sheetRefs = new Set<WeakRef<CSSStyleSheet>>();

/** For `<StylesContext>`. The rules of a component stand in one that always applies, so that they have one index in the sheet. */
export function insertStyles(styles: ComponentStyles): undefined {
  if (inserted.includes(styles)) return;
  inserted.push(styles);
  inserted.sort(compareStyles);
  const index = inserted.indexOf(styles);
  for (const ref of sheetRefs) {
    const sheet = ref.deref();
    if (sheet) sheet.insertRule(groupRules(styles), index);
    else sheetRefs.delete(ref);
  }
}

const groupRules = ({ rules }: ComponentStyles): string => `@media all{${rules}}`;

/** Only documents of the same window can adopt a sheet. */
const createSheet = (document: Document): CSSStyleSheet =>
  new (document.defaultView ?? window).CSSStyleSheet();

function getComponentSheet(document: Document): CSSStyleSheet {
  let sheet = componentSheets.get(document);
  if (!sheet) {
    sheet = createSheet(document);
    sheet.replaceSync(inserted.map(groupRules).join(''));
    componentSheets.set(document, sheet);
    sheetRefs.add(new WeakRef(sheet));
  }
  return sheet;
}

/** How many texts a document keeps the sheets of. */
export const styleCache = 500;

const textSheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheet of a CSS text, made once per text and document; those used last are kept. */
export function getTextSheet(document: Document, text: string): CSSStyleSheet {
  const cache = textSheets.get(document) ?? new Map<string, CSSStyleSheet>();
  textSheets.set(document, cache);
  let sheet = cache.get(text);
  if (!sheet) {
    sheet = createSheet(document);
    sheet.replaceSync(text);
  }
  cache.delete(text);
  cache.set(text, sheet);
  if (cache.size > styleCache) cache.delete(cache.keys().next().value!);
  return sheet;
}

/** Gives a root the rules of its host, of the components, and the page's overrides; again when those have changed. */
export function adoptStyleSheets(
  root: ShadowRoot,
  hostCss: string,
  overrides: string | undefined,
  isChanged: boolean,
): void {
  const { ownerDocument: document } = root;
  // Firefox treats a list of sheets that it has seen as unchanged, and misses rules inserted since: the number makes the list differ.
  const hostSheet = getTextSheet(document, `${hostCss + containerCss}/*${inserted.length}*/`);
  const [before] = root.adoptedStyleSheets;
  if (isChanged ? !before : before === hostSheet) return;
  root.adoptedStyleSheets = [
    hostSheet,
    getComponentSheet(document),
    ...(overrides ? [getTextSheet(document, overrides)] : []),
  ];
}

const userCounts = new WeakMap<CSSStyleSheet, number>();

/**
 * Counts the roots of the page that use a sheet. WebKit forgets the media queries of a sheet that none uses when the window
 * changes; an assignment to `media`, though it changes nothing, makes it evaluate them again.
 */
export function retainSheets(sheets: readonly CSSStyleSheet[]): void {
  for (const sheet of sheets) {
    const count = userCounts.get(sheet) ?? 0;
    if (count === 0) sheet.media.mediaText = '';
    userCounts.set(sheet, count + 1);
  }
}

export function releaseSheets(sheets: readonly CSSStyleSheet[]): void {
  for (const sheet of sheets) userCounts.set(sheet, (userCounts.get(sheet) ?? 0) - 1);
}
