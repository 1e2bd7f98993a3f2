import { getContrastCss } from '../../src/design/colors.ts';
import { getTextScaleCss } from '../../src/design/type.ts';

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
