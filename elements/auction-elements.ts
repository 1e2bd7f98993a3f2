export { auctionFooter } from './auction-footer.ts';
export { auctionHeader } from './auction-header.ts';
export { auctionNewsletter } from './auction-newsletter.ts';
export { auctionSearch } from './auction-search.ts';
