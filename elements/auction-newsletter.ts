import { SiteNewsletter } from '../src/footer/SiteNewsletter.tsx';
import { prepareSite } from './prepareSite.ts';
import { defineElement } from './defineElement.tsx';
import { siteHost } from './hostStyles.ts';
import { newsletterEvents } from './newsletterEvents.ts';
import { siteAttributes } from './siteAttributes.ts';

export const auctionNewsletter = defineElement({
  tag: 'auction-newsletter',
  component: SiteNewsletter,
  attributes: siteAttributes,
  events: newsletterEvents,
  prepare: prepareSite,
  hostCss: siteHost,
});
