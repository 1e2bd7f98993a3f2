import type { CategoryLabel } from '../../src/site/core/categoryLabels.ts';

/** Invented names, so that no real company is said to sell anything. */
export const makers: Readonly<Record<CategoryLabel, readonly string[]>> = {
  Construction: ['Norvik', 'Haldane', 'Terrek', 'Brandt & Sohn', 'Kestrel', 'Okamoto'],
  'Farm Equipment': ['Prairie King', 'Lindholm', 'Greenacre', 'Massif', 'Oakfield', 'Harrow & Co'],
  'Commercial Trucks': ['Highline', 'Rostov', 'Pacifica', 'Ironhorse', 'Delmar', 'Vantage'],
  Industrial: ['Hexel', 'Mikron', 'Standard Tool', 'Praetor', 'Ohm & Wells', 'Sandvig'],
  Vehicles: ['Corvane', 'Meridian', 'Bayliner', 'Stratton', 'Kodiak', 'Aurora'],
  Estate: ['Hollis', 'Larkspur', 'Whitcombe', 'Beacon', 'Fairmount', 'Marlowe'],
  Coins: ['Philadelphia', 'Carson City', 'New Orleans', 'San Francisco', 'Denver', 'West Point'],
  Jewelry: ['Aurelia', 'Beaumont', 'Castellan', 'Delacroix', 'Orsini', 'Vesper'],
  Firearms: ['Ridgeway', 'Holloway', 'Sturm Valley', 'Armitage', 'Black Fork', 'Whitetail'],
  'Art & Antiques': [
    'Attributed to A. Marsh',
    'School of Delft',
    'J. Winslow',
    'Circle of Moreau',
    'H. Tanaka',
    'Folk',
  ],
  Other: ['Bluegrass', 'Lakeside', 'Summit', 'Crossroads', 'Heritage', 'Union'],
};

export const details: Readonly<Record<CategoryLabel, readonly string[]>> = {
  Construction: ['4,210 hrs', 'enclosed cab', 'one owner', 'runs and operates', 'new tracks', 'low hours'],
  'Farm Equipment': ['MFWD', 'field ready', 'always shedded', '3,180 hrs', 'duals', 'GPS ready'],
  'Commercial Trucks': ['412,000 mi', 'wet kit', 'new tires', 'fleet maintained', 'automatic', 'air ride'],
  Industrial: ['under power', '3-phase', 'rebuilt', 'with tooling', 'loading included', 'plant closure'],
  Vehicles: ['clear title', 'low miles', '4x4', 'garage kept', 'project', 'leather'],
  Estate: ['from a private home', 'signed', 'boxed', 'set of six', 'restored', 'as found'],
  Coins: ['MS-64', 'AU', 'proof', 'toned', 'original roll', 'certified'],
  Jewelry: ['18 kt gold', 'platinum', 'with papers', 'boxed', '1.02 ct', 'sterling'],
  Firearms: ['.30-06', '12 ga', 'matching numbers', 'with scope', 'NIB', 'engraved'],
  'Art & Antiques': ['oil on canvas', 'framed', 'signed lower right', 'bronze', 'c. 1890', 'provenance'],
  Other: ['absolute', 'no reserve', 'inspection by appointment', 'lot of 12', 'online only', 'surplus'],
};

/** What lots of a category cost, in USD: the least and the most. */
export const prices: Readonly<Record<CategoryLabel, readonly [least: number, most: number]>> = {
  Construction: [3200, 185_000],
  'Farm Equipment': [1800, 240_000],
  'Commercial Trucks': [4500, 120_000],
  Industrial: [350, 62_000],
  Vehicles: [1500, 58_000],
  Estate: [20, 2600],
  Coins: [15, 8500],
  Jewelry: [60, 18_000],
  Firearms: [180, 5200],
  'Art & Antiques': [90, 46_000],
  Other: [25, 9000],
};

/** Each house sells at one place. */
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
