import { SiteSearch } from '../../src/header/search/SiteSearch.tsx';
import { prepareSite } from '../../src/hooks/SiteProvider.tsx';
import { defineElement } from '../core/defineElement.ts';
import { siteHost } from '../core/hostStyles.ts';
import { searchAttributes, searchEvents } from './site/searchEvents.ts';
import { siteAttributes } from './site/siteAttributes.ts';

export const auctionSearch = defineElement({
  tag: 'auction-search',
  component: SiteSearch,
  attributes: { ...siteAttributes, ...searchAttributes },
  events: searchEvents,
  prepare: prepareSite,
  followsLanguage: true,
  hostCss: siteHost,
});
