import { media } from '../../src/design/breakpoints.ts';
import { sizes } from '../../src/design/sizes.ts';

/** React renders into a container that takes no part in the layout. */
export const containerCss = '[data-auction-container]{display:contents}';

/**
 * `:host` of the site's own parts: no rule of the page reaches in, not even an important one, save custom properties,
 * `direction` and the colour scheme, which are the page's to set.
 */
const getSealedHost = (own = ''): string => `
:host{all:initial!important;display:block!important;color-scheme:var(--auction-color-scheme,inherit)!important;${own}}
:host([hidden]){display:none!important}
`;

const { row, categoryRow, mobileBar } = sizes.header;

export const siteHost = getSealedHost();

const emptyContainer = '[data-auction-container]:empty';

/** Keeps the header's place from its definition on, so that the page below does not move when the content comes. */
export const headerHost = `
${getSealedHost('position:relative!important;z-index:var(--auction-header-z-index,1000)!important')}
${emptyContainer}{display:block;block-size:${row + categoryRow}px}
@media ${media.mobile}{${emptyContainer}{block-size:${mobileBar}px}}
`;
