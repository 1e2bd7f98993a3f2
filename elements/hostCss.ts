import { media } from '../src/design/breakpoints.ts';
import { sizes } from '../src/design/sizes.ts';

/** Every tag's tree stands in a box that takes no part in the layout. */
export const boxCss = '[data-auction-box]{display:contents}';

/**
 * `:host` of the site's own parts: no rule of the page reaches in, not even an important one, save custom properties,
 * `direction` and the colour scheme, which are the page's to set.
 */
export const sealedHost = (own = ''): string => `
:host{all:initial!important;display:block!important;color-scheme:var(--auction-color-scheme,inherit)!important;${own}}
:host([hidden]){display:none!important}
`;

const { row, categoryRow, mobileBar } = sizes.header;

/** Keeps the header's place from its definition on, so that the page below does not move when the content comes. */
export const headerHost = `
${sealedHost(
  `position:relative!important;z-index:var(--auction-header-z-index,1000)!important;min-block-size:${row + categoryRow}px!important`,
)}
@media ${media.mobile}{:host{min-block-size:${mobileBar}px!important}}
@media print{:host{min-block-size:0!important}}
`;

/** `:host` of a control: the page may restyle it. */
export const controlHost = (display: 'block' | 'inline-block'): string => `
:host{display:${display};color-scheme:var(--auction-color-scheme,inherit)}
:host([hidden]){display:none}
`;

/** That of a button, which stands in its place whatever the lines around it are like. */
export const buttonHost = `${controlHost('inline-block')}
:host>[data-auction-box]{display:block;line-height:0;text-indent:0}
`;
