import { getContrastCss, getTextScaleCss } from '../../src/design/tokens.ts';

/**
 * React renders into a container. It is a block rather than `display: contents`: WebKit leaves all that is in such a child of a shadow root out
 * of the accessibility tree. Text is as large, and as strong, as the user has set it.
 */
export const containerCss = `[data-auction-container]{display:block}${getTextScaleCss(':host')}${getContrastCss(':host')}`;

/**
 * `:host` of the site's own parts: no rule of the page reaches in, not even an important one, save custom properties,
 * `direction` and the colour scheme, which are the page's to set.
 */
export const siteHost = `
:host{all:initial!important;display:block!important;color-scheme:var(--auction-color-scheme,inherit)!important}
:host([hidden]){display:none!important}
`;

/** `:host` of a control: the page may restyle it. */
const getControlHost = (display: string): string => `
:host{display:${display};color-scheme:var(--auction-color-scheme,inherit)}
:host([hidden]){display:none}
`;

export const blockHost = getControlHost('block');
export const inlineHost = getControlHost('inline-block;max-inline-size:100%');

/** Where an element is rendered, auction-elements.css neither shows its texts nor reserves space for it. */
const rendered = `
:host{--_no-js:none}
`;

/** `:host` of a button, which keeps its place whatever the lines around it are like. */
export const buttonHost = `${inlineHost}${rendered}
:host>[data-auction-container]{display:block;line-height:0;text-indent:0}
`;

/** `:host` of fields, and of what shows its own texts. */
export const fieldHost = blockHost + rendered;
export const pickerHost = inlineHost + rendered;
