import type { auctionNewsletter } from './auction-newsletter.ts';
import type { ElementDocs } from '../core/definition.ts';
import { newsletterEventDocs, newsletterPartDocs, siteAttributeDocs } from './site/siteAttributes.docs.ts';

export const auctionNewsletterDocs: ElementDocs<typeof auctionNewsletter.definition> = {
  description: 'The newsletter form of the footer, as an element of its own.',
  attributes: siteAttributeDocs,
  events: newsletterEventDocs,
  parts: newsletterPartDocs,
  keyboard: {
    Enter: 'Submits the address.',
  },
  usage: {
    when: ['For the newsletter’s form in the content of a page.'],
    whenNot: ['`<auction-footer>` includes one.'],
  },
  examples: [
    {
      title: 'By itself',
      html: `<auction-newsletter></auction-newsletter>`,
    },
  ],
};
