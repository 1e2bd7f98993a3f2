export { BidForm as default } from './Site.tsx';
