import type { auctionNewsletter } from './auction-newsletter.ts';
import type { ElementDocs } from '../core/definition.ts';
import { newsletterEventDocs, newsletterPartDocs, siteAttributeDocs } from './site/siteAttributes.docs.ts';

export const auctionNewsletterDocs: ElementDocs<typeof auctionNewsletter.definition> = {
  description: 'The footer’s newsletter form, as a separate element.',
  attributes: siteAttributeDocs,
  events: newsletterEventDocs,
  parts: newsletterPartDocs,
  keyboard: {
    Enter: 'Submits the email address.',
  },
  usage: {
    when: ['For a newsletter form in the content of a page.'],
    whenNot: ['`<auction-footer>` already contains the newsletter form.'],
  },
  examples: [
    {
      title: 'Default',
      height: 184,
      html: `<auction-newsletter></auction-newsletter>`,
    },
  ],
};
