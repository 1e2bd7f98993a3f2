import { __PRIVATE__ } from 'styled-components';
import { sizes } from '../src/design/sizes.ts';

/**
 * One constructable sheet per document holds the rules of all components, and every shadow root adopts it: no
 * `<style>` element, nothing for a Content-Security-Policy to refuse, each rule parsed once however many tags there are.
 */

type SharedSheet = InstanceType<typeof __PRIVATE__.StyleSheet>;

const rules: string[] = [];
const sheetOf = new WeakMap<Document, CSSStyleSheet>();
/** The same sheets, to be written to; weak, because a document may go away with its frame. */
const copies = new Set<WeakRef<CSSStyleSheet>>();

function eachCopy(act: (sheet: CSSStyleSheet) => void): void {
  for (const copy of copies) {
    const sheet = copy.deref();
    if (sheet) act(sheet);
    else copies.delete(copy);
  }
}

/** What styled-components calls a tag: here a list of rules and its copy in each document. */
const tag = {
  get length() {
    return rules.length;
  },
  insertRule(index: number, rule: string): boolean {
    try {
      eachCopy((sheet) => sheet.insertRule(rule, index));
    } catch {
      return false; // A rule that this browser does not know, say a vendor's pseudo-class.
    }
    rules.splice(index, 0, rule);
    return true;
  },
  deleteRule(index: number): void {
    rules.splice(index, 1);
    eachCopy((sheet) => sheet.deleteRule(index));
  },
  getRule: (index: number): string => rules[index] ?? '',
};

/** `undefined` where styled-components has changed its insides; it then writes `<style>` elements, as it always can. */
function makeSharedSheet(): SharedSheet | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    const sheet = new __PRIVATE__.StyleSheet({
      useCSSOMInjection: false,
      target: document.createDocumentFragment() as never,
    });
    sheet.getTag().tag = tag;
    return sheet;
  } catch {
    return undefined;
  }
}

/** For `<StyleSheetManager sheet>`. */
export const sharedSheet = makeSharedSheet();

/** A sheet can be adopted only in the document whose window made it. */
const newSheet = (document: Document): CSSStyleSheet => new (document.defaultView ?? window).CSSStyleSheet();

export function componentSheet(document: Document): CSSStyleSheet {
  let sheet = sheetOf.get(document);
  if (!sheet) {
    sheet = newSheet(document);
    sheet.replaceSync(rules.join('\n'));
    sheetOf.set(document, sheet);
    copies.add(new WeakRef(sheet));
  }
  return sheet;
}

/** Changes with every rule that is added. */
export const ruleCount = (): number => rules.length;

const textSheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheet of a CSS text, made once per text and document; the 500 used last are kept (spec §9, style-merge cache). */
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
  if (cache.size > sizes.styleCache) cache.delete(cache.keys().next().value!);
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
