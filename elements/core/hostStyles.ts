import { getContrastCss, getTextScaleCss } from '../../src/design/tokens.ts';

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

/** `:host` of fields and other elements for which auction-elements.css shows text. */
export const fieldHost = blockHost + renderedState;
export const pickerHost = inlineHost + renderedState;
