import type { auctionFooter } from './auction-footer.ts';
import type { ElementDocs } from '../core/definition.ts';
import { newsletterEventDocs, newsletterPartDocs, siteAttributeDocs } from './site/siteAttributes.docs.ts';

export const auctionFooterDocs: ElementDocs<typeof auctionFooter.definition> = {
  description:
    'The site footer: link groups, newsletter form, social links, chat, and an accessibility widget.',
  attributes: {
    ...siteAttributeDocs,
    'chat-src': { description: 'The URL of the chat vendor’s script. If omitted, chat is off.' },
    'chat-department': {
      description: 'The name of a chat department. Chat is available only while the department is online.',
    },
    'accessibility-src': {
      description:
        'The URL of an accessibility widget’s script. The script loads when the user clicks the Accessibility link.',
    },
  },
  events: newsletterEventDocs,
  parts: {
    footer: 'The footer.',
    navigation: 'The navigation with all link groups.',
    group: 'A link group: a heading and its links.',
    ...newsletterPartDocs,
    social: 'The social links.',
    legal: 'The copyright line.',
  },
  usage: {
    when: ['Once, at the end of each page.'],
    whenNot: ['For only the newsletter form, use `<auction-newsletter>`.'],
  },
  examples: [
    {
      title: 'Default',
      html: `<auction-footer></auction-footer>`,
    },
    {
      title: 'Custom link groups',
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
