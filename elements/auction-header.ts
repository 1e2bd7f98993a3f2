import { Header } from '../src/header/Header.tsx';
import { defineElement } from './defineElement.tsx';
import { sealedHost } from './hostCss.ts';
import { searchEvents } from './searchEvents.ts';
import { siteAttributes } from './siteAttributes.ts';

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
  hostCss: sealedHost('position:relative!important;z-index:var(--auction-header-z-index,1000)!important'),
});

declare global {
  interface HTMLElementTagNameMap {
    'auction-header': InstanceType<NonNullable<typeof auctionHeader.element>>;
  }
}
