/** Where the product's own help and marketing pages are supposed to live until a page configures its own. */
export const helpHost = 'https://help.auction.example';
