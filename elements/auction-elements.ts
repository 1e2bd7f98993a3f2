export { auctionHeader } from './auction-header.ts';
export { auctionSearch } from './auction-search.ts';
