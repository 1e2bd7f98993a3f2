import { SiteNewsletter } from '../../src/footer/SiteNewsletter.tsx';
import { prepareSite } from '../../src/hooks/SiteProvider.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { siteHost } from '../core/styleSheets.ts';
import { newsletterEvents, siteAttributes } from './site/siteAttributes.ts';

export const auctionNewsletter = defineElement({
  tag: 'auction-newsletter',
  component: SiteNewsletter,
  attributes: siteAttributes,
  events: newsletterEvents,
  prepare: prepareSite,
  followsLanguage: true,
  hostCss: siteHost,
});
