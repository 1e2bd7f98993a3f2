import { media } from '../src/design/breakpoints.ts';
import { sizes } from '../src/design/sizes.ts';
import { Header } from '../src/header/Header.tsx';
import { defineElement } from './defineElement.tsx';
import { sealedHost } from './hostCss.ts';
import { searchEvents } from './searchEvents.ts';
import { siteAttributes } from './siteAttributes.ts';

const { row, categoryRow, mobileBar } = sizes.header;

export const auctionHeader = defineElement({
  tag: 'auction-header',
  component: Header,
  attributes: {
    ...siteAttributes,
    'logo-src': { type: 'string' },
    session: { type: 'enum', values: ['visitor', 'bidder'] },
    'data-layer-name': { type: 'string' },
    'cookie-domain': { type: 'string' },
  },
  events: {
    ...searchEvents,
    'auction-sign-out': { cancelable: true },
  },
  // Its place is kept from the definition on, so that the page below does not move when the content comes.
  hostCss:
    sealedHost(
      `position:relative!important;z-index:var(--auction-header-z-index,1000)!important;min-block-size:${row + categoryRow}px!important`,
    ) +
    `@media ${media.mobile}{:host{min-block-size:${mobileBar}px!important}}@media print{:host{min-block-size:0!important}}`,
});

declare global {
  interface HTMLElementTagNameMap {
    'auction-header': InstanceType<NonNullable<typeof auctionHeader.element>>;
  }
}
