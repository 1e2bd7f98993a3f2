import type { auctionFooter } from './auction-footer.ts';
import type { ElementDocs } from '../core/definition.ts';
import { newsletterEventDocs, newsletterPartDocs } from './site/newsletterEvents.docs.ts';
import { siteAttributeDocs } from './site/siteAttributes.docs.ts';

export const auctionFooterDocs: ElementDocs<typeof auctionFooter.definition> = {
  description: 'The site’s footer: link groups, newsletter, social links, chat and the accessibility widget.',
  attributes: {
    ...siteAttributeDocs,
    'chat-src': { description: 'Address of the chat vendor’s script; without it there is no chat.' },
    'chat-department': { description: 'The one department that can be chatted with, while it is online.' },
    'accessibility-src': {
      description: 'Script of an accessibility widget, loaded when the Accessibility link is clicked.',
    },
  },
  events: newsletterEventDocs,
  parts: {
    footer: 'The whole.',
    navigation: 'All groups of links.',
    group: 'A heading with its links.',
    ...newsletterPartDocs,
    social: 'The social links.',
    legal: 'The last line.',
  },
  examples: [
    {
      title: 'As it is',
      html: `<auction-footer></auction-footer>`,
    },
    {
      title: 'With other groups',
      html: `<auction-footer product-name="Gavel" config='{
  "footer": [
    { "label": "Buying", "links": [{ "label": "How to bid", "href": "/bid" }] },
    { "label": "Selling", "links": [{ "label": "Consign", "href": "/consign" }] }
  ],
  "social": { "youtube": "https://www.youtube.com/" }
}'></auction-footer>`,
    },
  ],
};
