import { Header } from '../src/header/shell/Header.tsx';
import { prepareSite } from './prepareSite.ts';
import { defineElement } from './defineElement.tsx';
import { headerHost } from './hostStyles.ts';
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
  prepare: prepareSite,
  hostCss: headerHost,
});
