import {
  color,
  font,
  readTextScale,
  getContrastCss,
  getTextScaleCss,
  space,
} from '../../src/design/tokens.ts';
import { compareStyles, componentStyles } from '../../src/styles/cascade.ts';

/**
 * Styles of the container, with the user's text size and contrast. A block, because WebKit hides the content of `display: contents` from
 * screen readers.
 */
export const containerCss = `[data-auction-container]{display:block}${getTextScaleCss(':host')}${getContrastCss(':host')}`;

/**
 * Returns the `:host` styles of an element, which pages can override. Only `hidden` has precedence, because pages often set `display` without
 * considering it.
 */
const getHost = (display: string): string => `
:host{display:${display};color-scheme:var(--auction-color-scheme,inherit)}
:host([hidden]){display:none!important}
`;

export const blockHost = getHost('block');

/** `:host` of site elements. Of the inherited properties of a page, only custom properties and `direction` reach their content. */
export const siteHost = `${blockHost}
:host>[data-auction-container]{all:initial;display:block;color-scheme:inherit}
`;

export const inlineHost = getHost('inline-block;max-inline-size:100%');

/** Styles for rendered elements. auction-elements.css then neither shows labels nor reserves space. */
const renderedState = `
:host{--_no-js:none}
`;

/** `:host` of a button, which is aligned in the same way at any `line-height` and `text-indent` of the page. */
export const buttonHost = `${inlineHost}${renderedState}
:host>[data-auction-container]{display:block;line-height:0;text-indent:0}
`;

/** Styles of messages from other scripts below a field. Also used before the field is rendered. */
export const messageCss = `display:block;margin-block-start:${space(4)};color:${color('error')};font:${font(14)}`;

/** `:host` of fields and other elements for which auction-elements.css shows text. */
export const fieldHost = `${blockHost}${renderedState}
slot[name=message]::slotted(:not([hidden])){${messageCss}}
`;
export const pickerHost = inlineHost + renderedState;

// Constructable stylesheets contain the styles of all components. All shadow roots of a document share them, so each style is parsed once.
// There are no `<style>` elements that a Content Security Policy could block.
// Components share a stylesheet if their modules ran before a shadow root adopted their styles.
// Components that load later, such as the calendar, have another stylesheet. Only shadow roots that show these components adopt it,
// because browsers recompute all styles of a root when its stylesheets change.
// A component nests its styles for inner components, so these styles win over later stylesheets by their specificity.

/** CSS of the component stylesheets. */
const sheetTexts: string[] = [];
/** The number of components whose styles are in `sheetTexts`. */
let count = 0;
const componentSheets = new WeakMap<Document, CSSStyleSheet[]>();

/** Creates a stylesheet with the constructor of the document's window. A document can only adopt such stylesheets. */
function createSheet(document: Document, text: string): CSSStyleSheet {
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function getComponentSheets(document: Document): readonly CSSStyleSheet[] {
  const addedStyles = componentStyles.slice(count).sort(compareStyles);
  if (addedStyles.length > 0) sheetTexts.push(addedStyles.map(({ rules }) => rules).join(''));
  count = componentStyles.length;
  const sheets = componentSheets.get(document) ?? [];
  componentSheets.set(document, sheets);
  for (const text of sheetTexts.slice(sheets.length)) sheets.push(createSheet(document, text));
  return sheets;
}

/** The maximum number of cached stylesheets per document. */
export const styleCache = 500;

const textSheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Returns the stylesheet of a CSS string. Each document caches the most recently used stylesheets. */
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

/** Returns the exact text scale as CSS, or an empty string if the default font size is not larger. `containerCss` only scales in steps. */
function getTextScaleRule(document: Document): string {
  let rule = textScaleRules.get(document);
  if (rule === undefined) {
    const scale = readTextScale(document);
    rule = scale === undefined ? '' : `:host{--auction-text-scale:${scale}}`;
    textScaleRules.set(document, rule);
  }
  return rule;
}

/** The stylesheets that shadow roots with the same CSS share. */
export interface SheetList {
  readonly sheets: readonly CSSStyleSheet[];
  /** Number of components whose styles the stylesheets contain. */
  readonly count: number;
  retain: () => void;
  release: () => void;
}

/** Lists by host CSS, then by key. The host CSS is not part of the key, because the combined string would be hashed for each element. */
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

/** Returns the stylesheets of a shadow root: host, components, and overrides. Call `release()` when the root leaves the document. */
export function retainSheets(document: Document, hostCss: string, overrides = ''): SheetList {
  const documentLists = sheetLists.get(document) ?? new Map<string, Map<string, SheetList>>();
  sheetLists.set(document, documentLists);
  const lists = documentLists.get(hostCss) ?? new Map<string, SheetList>();
  documentLists.set(hostCss, lists);
  const key = `${componentStyles.length} ${overrides}`;
  let list = lists.get(key);
  if (!list) {
    const hostSheet = createSheet(document, hostCss + containerCss + getTextScaleRule(document));
    const sheets = [hostSheet, ...getComponentSheets(document)];
    if (overrides) sheets.push(getTextSheet(document, overrides));
    // WebKit loses the media queries of an unused list when the window changes, so unused lists are deleted.
    list = createSheetList(sheets, () => lists.delete(key));
    lists.set(key, list);
  }
  list.retain();
  return list;
}
