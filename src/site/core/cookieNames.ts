/** The four cookies a sign-in sets and a sign-out removes. A page may rename them in its configuration. */
export const cookieNames = {
  auth: 'auction_auth',
  guid: 'auction_guid',
  displayName: 'auction_bidder',
  userId: 'auction_user',
} as const;
