import { getContrastCss, getTextScaleCss } from '../../src/design/tokens.ts';

/**
 * Styles of the container, with the user's text size and contrast. A block, because WebKit hides the content of `display: contents` from
 * screen readers.
 */
export const containerCss = `[data-auction-container]{display:block}${getTextScaleCss(':host')}${getContrastCss(':host')}`;

/**
 * `:host` of site elements. Pages can only set custom properties, `direction`, and the color scheme. Even `!important` styles have no
 * effect.
 */
export const siteHost = `
:host{all:initial!important;display:block!important;color-scheme:var(--auction-color-scheme,inherit)!important}
:host([hidden]){display:none!important}
`;

/** Returns the `:host` styles of a control, which pages can override. */
const getControlHost = (display: string): string => `
:host{display:${display};color-scheme:var(--auction-color-scheme,inherit)}
:host([hidden]){display:none}
`;

export const blockHost = getControlHost('block');
export const inlineHost = getControlHost('inline-block;max-inline-size:100%');

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
