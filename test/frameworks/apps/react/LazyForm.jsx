export { BidForm as default } from './Site.jsx';
