import { Header } from '../../src/header/shell/Header.tsx';
import { prepareSite } from '../../src/hooks/SiteProvider.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { headerHostCss, headerReserveCss } from './header/hostStyles.ts';
import { searchAttributes, searchEvents, siteAttributes } from './site/siteAttributes.ts';

export const auctionHeader = defineElement({
  tag: 'auction-header',
  component: Header,
  attributes: {
    ...siteAttributes,
    ...searchAttributes,
    'logo-src': { type: 'string' },
    session: { type: 'enum', values: ['visitor', 'bidder'] },
    variant: { type: 'enum', values: ['minimal'] },
    'watchlist-count': { type: 'number' },
    sticky: { type: 'boolean' },
    'menu-trigger': { type: 'enum', values: ['hover', 'click'] },
    'hover-delay': { type: 'number' },
    'hover-switch-delay': { type: 'number' },
    'data-layer-name': { type: 'string' },
    'cookie-domain': { type: 'string' },
  },
  events: {
    ...searchEvents,
    'auction-sign-out': { cancelable: true },
    'auction-banner-dismiss': { cancelable: true },
  },
  prepare: (props, warn) => prepareSite(props, warn, true),
  followsLanguage: true,
  hostCss: headerHostCss,
  reserveCss: headerReserveCss,
  slots: {
    toolsStart: 'tools-start',
    toolsEnd: 'tools-end',
    mobileStart: 'mobile-start',
    mobileEnd: 'mobile-end',
    menuEnd: 'menu-end',
    afterCategories: 'after-categories',
    banner: 'banner',
  },
});
