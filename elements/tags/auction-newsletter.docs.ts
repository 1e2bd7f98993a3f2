import type { auctionNewsletter } from './auction-newsletter.ts';
import type { ElementDocs } from '../core/definition.ts';
import { newsletterEventDocs, newsletterPartDocs } from './site/newsletterEvents.docs.ts';
import { siteAttributeDocs } from './site/siteAttributes.docs.ts';

export const auctionNewsletterDocs: ElementDocs<typeof auctionNewsletter.definition> = {
  description: 'The newsletter’s form, as the footer has it.',
  attributes: siteAttributeDocs,
  events: newsletterEventDocs,
  parts: newsletterPartDocs,
  keyboard: {
    Enter: 'Subscribes.',
  },
  examples: [
    {
      title: 'By itself',
      html: `<auction-newsletter></auction-newsletter>`,
    },
  ],
};
