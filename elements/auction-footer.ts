import { Footer } from '../src/footer/Footer.tsx';
import { prepareSite } from './prepareSite.ts';
import { defineElement } from './defineElement.tsx';
import { siteHost } from './hostStyles.ts';
import { newsletterEvents } from './newsletterEvents.ts';
import { siteAttributes } from './siteAttributes.ts';

export const auctionFooter = defineElement({
  tag: 'auction-footer',
  component: Footer,
  attributes: {
    ...siteAttributes,
    'chat-src': { type: 'string' },
    'chat-department': { type: 'string' },
    'accessibility-src': { type: 'string' },
  },
  events: newsletterEvents,
  prepare: prepareSite,
  hostCss: siteHost,
});
