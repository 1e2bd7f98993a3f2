import { Footer } from '../../src/footer/Footer.tsx';
import { prepareSite } from '../../src/hooks/SiteProvider.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { siteHost } from '../core/styleSheets.ts';
import { newsletterEvents, siteAttributes } from './site/siteAttributes.ts';

export const auctionFooter = defineElement({
  tag: 'auction-footer',
  component: Footer,
  attributes: {
    ...siteAttributes,
    'chat-src': { type: 'string' },
    'chat-department': { type: 'string' },
    'accessibility-src': { type: 'string' },
    consent: { type: 'string' },
  },
  events: { ...newsletterEvents, 'auction-consent-needed': { cancelable: true } },
  prepare: (props, warn) => prepareSite(props, warn, true),
  followsLanguage: true,
  hostCss: siteHost,
});
