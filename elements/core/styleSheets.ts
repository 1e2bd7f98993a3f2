import { byOrder, type ComponentStyles } from '../../src/styles/styledElement.tsx';

/**
 * One constructable sheet per document holds the rules of all components, and every shadow root adopts it: no
 * `<style>` element, nothing for a Content-Security-Policy to refuse, each rule parsed once however many tags there are.
 */

/** Of the components that any tag has drawn, by their order. */
const drawn: ComponentStyles[] = [];
const sheetOf = new WeakMap<Document, CSSStyleSheet>();
/** The same sheets, to be written to; weak, because a document may go away with its frame. */
const copies = new Set<WeakRef<CSSStyleSheet>>();

/** For `<StylesContext>`. A component's rules stand in one that always holds, so that it has one place in the sheet. */
export function putStyles(styles: ComponentStyles): undefined {
  if (drawn.includes(styles)) return;
  drawn.push(styles);
  drawn.sort(byOrder);
  const index = drawn.indexOf(styles);
  for (const copy of copies) {
    const sheet = copy.deref();
    if (sheet) sheet.insertRule(grouped(styles), index);
    else copies.delete(copy);
  }
}

const grouped = ({ rules }: ComponentStyles): string => `@media all{${rules}}`;

/** A sheet can be adopted only in the document whose window made it. */
const newSheet = (document: Document): CSSStyleSheet => new (document.defaultView ?? window).CSSStyleSheet();

export function componentSheet(document: Document): CSSStyleSheet {
  let sheet = sheetOf.get(document);
  if (!sheet) {
    sheet = newSheet(document);
    sheet.replaceSync(drawn.map(grouped).join(''));
    sheetOf.set(document, sheet);
    copies.add(new WeakRef(sheet));
  }
  return sheet;
}

/** Changes with every component whose rules are added. */
export const drawnCount = (): number => drawn.length;

/** So many texts the style-merge cache keeps (spec §9). */
export const styleCache = 500;

const textSheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheet of a CSS text, made once per text and document; those used last are kept. */
export function textSheet(document: Document, text: string): CSSStyleSheet {
  const cache = textSheets.get(document) ?? new Map<string, CSSStyleSheet>();
  textSheets.set(document, cache);
  let sheet = cache.get(text);
  if (!sheet) {
    sheet = newSheet(document);
    sheet.replaceSync(text);
  }
  cache.delete(text);
  cache.set(text, sheet);
  if (cache.size > styleCache) cache.delete(cache.keys().next().value!);
  return sheet;
}

const users = new WeakMap<CSSStyleSheet, number>();

/**
 * Counts the roots of the page that use a sheet, one more or one less. WebKit forgets the media queries of a sheet that none
 * uses when the window changes; what is written to its `media`, be it nothing new, makes it look again.
 */
export function countUsers(sheets: readonly CSSStyleSheet[], change: 1 | -1): void {
  for (const sheet of sheets) {
    const before = users.get(sheet) ?? 0;
    if (before === 0) sheet.media.mediaText = '';
    users.set(sheet, before + change);
  }
}
