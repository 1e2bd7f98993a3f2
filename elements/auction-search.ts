import { SiteSearch } from '../src/header/search/SiteSearch.tsx';
import { defineElement } from './defineElement.tsx';
import { sealedHost } from './hostCss.ts';
import { searchEvents } from './searchEvents.ts';
import { siteAttributes } from './siteAttributes.ts';

export const auctionSearch = defineElement({
  tag: 'auction-search',
  description: 'The search box with its suggestions, as the header has it.',
  component: SiteSearch,
  attributes: siteAttributes,
  events: searchEvents,
  parts: {
    search: 'The form.',
    'search-input': 'The box.',
    'search-button': 'The submit button.',
    suggestions: 'The list under the box.',
  },
  hostCss: sealedHost(),
});

declare global {
  interface HTMLElementTagNameMap {
    'auction-search': InstanceType<NonNullable<typeof auctionSearch.element>>;
  }
}
