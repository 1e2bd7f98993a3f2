import { SiteSearch } from '../../src/header/search/SiteSearch.tsx';
import { prepareSite } from '../../src/hooks/SiteProvider.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { siteHost } from '../core/styleSheets.ts';
import { searchAttributes, searchEvents, siteAttributes } from './site/siteAttributes.ts';

export const auctionSearch = defineElement({
  tag: 'auction-search',
  component: SiteSearch,
  attributes: { ...siteAttributes, ...searchAttributes },
  events: searchEvents,
  prepare: prepareSite,
  followsLanguage: true,
  hostCss: siteHost,
});
