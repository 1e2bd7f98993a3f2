import { SiteSearch } from '../src/header/search/SiteSearch.tsx';
import { prepareSite } from './prepareSite.ts';
import { defineElement } from './defineElement.tsx';
import { siteHost } from './hostStyles.ts';
import { searchEvents } from './searchEvents.ts';
import { siteAttributes } from './siteAttributes.ts';

export const auctionSearch = defineElement({
  tag: 'auction-search',
  component: SiteSearch,
  attributes: siteAttributes,
  events: searchEvents,
  prepare: prepareSite,
  hostCss: siteHost,
});
