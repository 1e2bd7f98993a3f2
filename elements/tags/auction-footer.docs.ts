import type { auctionFooter } from './auction-footer.ts';
import type { ElementDocs } from '../core/definition.ts';
import { newsletterEventDocs, newsletterPartDocs, siteAttributeDocs } from './site/siteAttributes.docs.ts';

export const auctionFooterDocs: ElementDocs<typeof auctionFooter.definition> = {
  description:
    'The footer of the site: groups of links, newsletter, social links, chat and an accessibility widget.',
  attributes: {
    ...siteAttributeDocs,
    'chat-src': { description: 'The URL of the chat vendor’s script. Without it there is no chat.' },
    'chat-department': {
      description:
        'The name of the department to which the chat is restricted. The chat is offered while the department is online.',
    },
    'accessibility-src': {
      description:
        'The URL of the script of an accessibility widget, which is loaded when the Accessibility link is clicked.',
    },
  },
  events: newsletterEventDocs,
  parts: {
    footer: 'The footer.',
    navigation: 'The navigation with all groups of links.',
    group: 'A group: a heading with its links.',
    ...newsletterPartDocs,
    social: 'The social links.',
    legal: 'The legal notice in the last line.',
  },
  usage: {
    when: ['Once, at the end of each page of the site.'],
    whenNot: ['For the newsletter alone, take `<auction-newsletter>`.'],
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
