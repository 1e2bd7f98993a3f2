/** The auction houses, each with its location, and its distance from Chicago in miles. */
export const houses: readonly (readonly [name: string, place: string, miles: number])[] = [
  ['Barlow & Finch', 'Albany, NY', 717],
  ['Red Barn Auction Co.', 'Lancaster, PA', 610],
  ['Meridian Sales', 'Dayton, OH', 239],
  ['Prairie Gavel', 'Salina, KS', 569],
  ['Harbor Street Auctions', 'Macon, GA', 665],
  ['Old Mill Auctioneers', 'Omaha, NE', 432],
  ['Northgate Equipment', 'Fargo, ND', 569],
  ['Ellery Fine Sales', 'Boise, ID', 1450],
  ['Valley Iron', 'Fresno, CA', 1753],
  ['Lone Star Lots', 'Waco, TX', 885],
];

export const getMiles = (house: string): number => houses.find(([name]) => name === house)![2];
