import { readTextScale } from '../../src/design/tokens.ts';
import { compareStyles, componentStyles } from '../../src/styles/cascade.ts';
import { containerCss } from './hostStyles.ts';

/**
 * Constructable sheets hold the rules of all components, and all shadow roots of a document share them: no `<style>` element, nothing for
 * a Content-Security-Policy to refuse, each rule parsed once however many elements there are.
 *
 * The components whose modules have run by the time that a root adopts their rules share a sheet. What comes later, such as a calendar, has
 * another, and only roots that show it adopt that: a browser computes all styles of a root anew whose sheets change. A parent's rules for
 * the components in it are nested, so they win over those of a later sheet by their specificity.
 */
const sheetTexts: string[] = [];
/** How many of the components these texts hold. */
let count = 0;
const componentSheets = new WeakMap<Document, CSSStyleSheet[]>();

/** Only documents of the same window can adopt a sheet. */
function createSheet(document: Document, text: string): CSSStyleSheet {
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function getComponentSheets(document: Document): readonly CSSStyleSheet[] {
  const added = componentStyles.slice(count).sort(compareStyles);
  if (added.length > 0) sheetTexts.push(added.map(({ rules }) => rules).join(''));
  count = componentStyles.length;
  const sheets = componentSheets.get(document) ?? [];
  componentSheets.set(document, sheets);
  for (const text of sheetTexts.slice(sheets.length)) sheets.push(createSheet(document, text));
  return sheets;
}

/** How many texts a document keeps the sheets of. */
export const styleCache = 500;

const textSheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheet of a CSS text, made once per text and document; those used last are kept. */
export function getTextSheet(document: Document, text: string): CSSStyleSheet {
  const cache = textSheets.get(document) ?? new Map<string, CSSStyleSheet>();
  textSheets.set(document, cache);
  const sheet = cache.get(text) ?? createSheet(document, text);
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
  /** How many of the components they hold the rules of. */
  readonly count: number;
  retain: () => void;
  release: () => void;
}

/** By the rules of the host, whose text is one string however many elements there are: a key made of it would be hashed for each. */
const sheetLists = new WeakMap<Document, Map<string, Map<string, SheetList>>>();

function createSheetList(sheets: readonly CSSStyleSheet[], onUnused: () => void): SheetList {
  let roots = 0;
  return {
    sheets,
    count,
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
 * WebKit forgets the media queries of a list that no root uses when the window changes: the next root gets a new one.
 */
export function retainSheets(document: Document, hostCss: string, overrides = ''): SheetList {
  const ofDocument = sheetLists.get(document) ?? new Map<string, Map<string, SheetList>>();
  sheetLists.set(document, ofDocument);
  const lists = ofDocument.get(hostCss) ?? new Map<string, SheetList>();
  ofDocument.set(hostCss, lists);
  const key = `${componentStyles.length} ${overrides}`;
  let list = lists.get(key);
  if (!list) {
    const hostSheet = createSheet(document, hostCss + containerCss + getTextScaleRule(document));
    const sheets = [hostSheet, ...getComponentSheets(document)];
    if (overrides) sheets.push(getTextSheet(document, overrides));
    list = createSheetList(sheets, () => lists.delete(key));
    lists.set(key, list);
  }
  list.retain();
  return list;
}
