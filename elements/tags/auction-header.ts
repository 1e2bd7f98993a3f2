import { Header } from '../../src/header/shell/Header.tsx';
import { prepareSite } from '../../src/hooks/useMountedSite.ts';
import { defineElement } from '../core/defineElement.ts';
import { headerHost } from '../core/hostStyles.ts';
import { searchEvents } from './site/searchEvents.ts';
import { siteAttributes } from './site/siteAttributes.ts';

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
