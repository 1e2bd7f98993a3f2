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
    consent: {
      description:
        'The user’s consent to the scripts of `chat-src` and `accessibility-src`. With `required`, they don’t load until your consent tool sets `granted`. With `denied`, they don’t load, and a chat that has loaded is hidden. All values except `granted` block the scripts. If omitted, no consent is required.',
    },
  },
  events: {
    ...newsletterEventDocs,
    'auction-consent-needed': {
      detail: 'undefined',
      description:
        'Fired when the user clicks the Accessibility link while `consent` blocks its script. The browser then follows the link. To open your consent dialog instead, call `preventDefault()`.',
    },
  },
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
