import { SiteNewsletter } from '../../src/footer/SiteNewsletter.tsx';
import { prepareSite } from '../../src/hooks/SiteProvider.tsx';
import { defineElement } from '../core/defineElement.ts';
import { siteHost } from '../core/hostStyles.ts';
import { newsletterEvents } from './site/newsletterEvents.ts';
import { siteAttributes } from './site/siteAttributes.ts';

export const auctionNewsletter = defineElement({
  tag: 'auction-newsletter',
  component: SiteNewsletter,
  attributes: siteAttributes,
  events: newsletterEvents,
  prepare: prepareSite,
  followsLanguage: true,
  hostCss: siteHost,
});
