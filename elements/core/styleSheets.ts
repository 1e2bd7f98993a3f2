import { readTextScale } from '../../src/design/textScale.ts';
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

const textScaleRules = new WeakMap<Document, string>();

/** How large text is, where the steps of CSS would not do. */
function getTextScaleRule(document: Document): string {
  let rule = textScaleRules.get(document);
  if (rule === undefined) {
    const scale = readTextScale(document);
    rule = scale === undefined ? '' : `:host{--auction-text-scale:${scale}}`;
    textScaleRules.set(document, rule);
  }
  return rule;
}

/** The sheets of the roots in a page whose texts are the same. */
export interface SheetList {
  readonly sheets: readonly CSSStyleSheet[];
  retain: () => void;
  release: () => void;
}

/** By the rules of the host, whose text is one string however many elements there are: a key made of it would be hashed for each. */
const sheetLists = new WeakMap<Document, Map<string, Map<string, SheetList>>>();

function createSheetList(sheets: readonly CSSStyleSheet[], onUnused: () => void): SheetList {
  let roots = 0;
  return {
    sheets,
    retain: () => void roots++,
    release: () => {
      if (--roots === 0) onUnused();
    },
  };
}

/**
 * Returns the sheets for a root in the page: the rules of its host, of the components, and the page's overrides. They are to be released
 * when the root leaves the page.
 *
 * WebKit forgets the media queries of a list that no root uses when the window changes: the next root gets a new one. Firefox treats a list
 * that it has seen as unchanged, and misses rules inserted since: their number tells such lists apart.
 */
export function retainSheets(document: Document, hostCss: string, overrides = ''): SheetList {
  const ofDocument = sheetLists.get(document) ?? new Map<string, Map<string, SheetList>>();
  sheetLists.set(document, ofDocument);
  const lists = ofDocument.get(hostCss) ?? new Map<string, SheetList>();
  ofDocument.set(hostCss, lists);
  const key = `${inserted.length} ${overrides}`;
  let list = lists.get(key);
  if (!list) {
    const hostSheet = createSheet(document);
    hostSheet.replaceSync(hostCss + containerCss + getTextScaleRule(document));
    const sheets = [hostSheet, getComponentSheet(document)];
    if (overrides) sheets.push(getTextSheet(document, overrides));
    list = createSheetList(sheets, () => lists.delete(key));
    lists.set(key, list);
  }
  list.retain();
  return list;
}
