/** The auction houses, each with its location. */
export const houses: readonly (readonly [name: string, place: string])[] = [
  ['Barlow & Finch', 'Albany, NY'],
  ['Red Barn Auction Co.', 'Lancaster, PA'],
  ['Meridian Sales', 'Dayton, OH'],
  ['Prairie Gavel', 'Salina, KS'],
  ['Harbor Street Auctions', 'Macon, GA'],
  ['Old Mill Auctioneers', 'Omaha, NE'],
  ['Northgate Equipment', 'Fargo, ND'],
  ['Ellery Fine Sales', 'Boise, ID'],
  ['Valley Iron', 'Fresno, CA'],
  ['Lone Star Lots', 'Waco, TX'],
];
