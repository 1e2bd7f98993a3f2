/** Parts of titles, and prices, for the lots of a sub-group or link. The names are fictional, so that no real company appears to sell a lot. */
export interface Wording {
  /** The range of model years. Omitted for lots without a year. */
  years?: readonly [from: number, to: number] | undefined;
  makers?: readonly string[] | undefined;
  details: readonly string[];
  /** The range of bids, in USD. */
  price: readonly [least: number, most: number];
}

const machines = ['Norvik', 'Haldane', 'Terrek', 'Brandt & Sohn', 'Kestrel', 'Okamoto'];
const farms = ['Prairie King', 'Lindholm', 'Greenacre', 'Massif', 'Oakfield', 'Harrow & Co'];
const trucks = ['Highline', 'Rostov', 'Pacifica', 'Ironhorse', 'Delmar', 'Vantage'];
const plants = ['Hexel', 'Mikron', 'Standard Tool', 'Praetor', 'Ohm & Wells', 'Sandvig'];
const cars = ['Corvane', 'Meridian', 'Bayliner', 'Stratton', 'Kodiak', 'Aurora'];
const homes = ['Hollis', 'Larkspur', 'Whitcombe', 'Beacon', 'Fairmount', 'Marlowe'];
const mints = ['Philadelphia', 'Carson City', 'New Orleans', 'San Francisco', 'Denver'];
const jewelers = ['Aurelia', 'Beaumont', 'Castellan', 'Delacroix', 'Orsini', 'Vesper'];
const gunsmiths = ['Ridgeway', 'Holloway', 'Sturm Valley', 'Armitage', 'Black Fork', 'Whitetail'];
const artists = ['A. Marsh', 'J. Winslow', 'H. Tanaka', 'C. Moreau', 'L. Okafor', 'E. Delft'];
const places = ['Cedar Creek', 'Lakeside', 'Summit', 'Crossroads', 'Mill Road', 'Stony Point'];
const electronics = ['Lumen', 'Parallax', 'Northstar', 'Octave', 'Vireo', 'Helix'];
const breeders = ['Bluegrass', 'Rocking J', 'Willow Bend', 'High Plains', 'Two Rivers', 'Clover Hill'];

const recent = [1996, 2024] as const;
const runs = ['runs and operates', 'one owner', 'low hours', '4,210 hrs', 'serviced', 'ready to work'];
const worn = ['serviced', 'new tires', 'fleet maintained', 'low miles', 'one owner', 'inspected'];
const graded = ['MS-64', 'AU', 'toned', 'XF-45', 'certified', 'from an old roll'];
const boxed = ['boxed', 'with papers', 'from an estate', 'one owner', 'restored', 'as found'];
const tools = ['under power', '3-phase', 'rebuilt', 'with tooling', 'plant closure', 'loading included'];
const signed = ['signed', 'framed', 'with provenance', 'from an estate', 'exhibited', 'signed lower right'];
const auctioned = ['absolute', 'no reserve', 'sold on site', 'inspection on Friday'];

/** Wording by sub-group. Sub-groups with the same name share an entry. */
export const subGroups: Readonly<Record<string, Wording>> = {
  Earthmoving: {
    years: recent,
    makers: machines,
    details: [...runs, 'enclosed cab', 'new tracks'],
    price: [9000, 210_000],
  },
  Lifting: { years: recent, makers: machines, details: runs, price: [7000, 95_000] },
  'Paving & Compaction': { years: recent, makers: machines, details: runs, price: [4000, 160_000] },
  'Aggregate & Drilling': { years: recent, makers: machines, details: runs, price: [12_000, 240_000] },
  'Site & Tools': { years: recent, makers: machines, details: runs, price: [900, 24_000] },
  Tractors: {
    years: recent,
    makers: farms,
    details: ['MFWD', 'field ready', 'always shedded', '3,180 hrs', 'duals', 'GPS ready'],
    price: [7500, 165_000],
  },
  Harvest: {
    years: recent,
    makers: farms,
    details: ['field ready', 'always shedded', 'one owner', 'serviced'],
    price: [6000, 230_000],
  },
  'Planting & Tillage': {
    years: recent,
    makers: farms,
    details: ['field ready', 'always shedded', 'new blades', 'one owner'],
    price: [1800, 78_000],
  },
  'Hay & Livestock': {
    years: recent,
    makers: farms,
    details: ['field ready', 'always shedded', 'new belts', 'one owner'],
    price: [1500, 46_000],
  },
  'Spraying & Handling': {
    years: recent,
    makers: farms,
    details: ['field ready', 'always shedded', 'one owner'],
    price: [1200, 120_000],
  },
  'Heavy Trucks': {
    years: recent,
    makers: trucks,
    details: [...worn, 'wet kit', '412,000 mi'],
    price: [16_000, 135_000],
  },
  'Medium & Light Trucks': { years: recent, makers: trucks, details: worn, price: [8500, 68_000] },
  Trailers: {
    years: recent,
    makers: trucks,
    details: ['air ride', 'new tires', 'road ready', 'inspected'],
    price: [5000, 48_000],
  },
  'Buses & Municipal': { years: recent, makers: trucks, details: worn, price: [4500, 90_000] },
  'Truck Parts': {
    makers: trucks,
    details: ['take-off', 'rebuilt', 'fits most', 'new old stock'],
    price: [250, 9500],
  },
  Metalworking: { years: recent, makers: plants, details: tools, price: [2400, 88_000] },
  Woodworking: { years: recent, makers: plants, details: tools, price: [700, 42_000] },
  'Material Handling': {
    makers: plants,
    details: ['plant closure', 'loading included', 'by the bay', 'as removed'],
    price: [300, 26_000],
  },
  'Food & Packaging': {
    years: recent,
    makers: plants,
    details: ['stainless', '3-phase', 'restaurant closing', 'tested'],
    price: [500, 38_000],
  },
  'Plant & Facility': {
    makers: plants,
    details: ['plant closure', 'loading included', 'tested', 'as removed'],
    price: [250, 32_000],
  },
  'Cars & SUVs': {
    years: recent,
    makers: cars,
    details: ['clear title', 'low miles', 'garage kept', 'leather', 'one owner'],
    price: [3500, 58_000],
  },
  'Pickups & Vans': {
    years: recent,
    makers: cars,
    details: ['clear title', 'low miles', '4x4', 'fleet maintained', 'one owner'],
    price: [4000, 62_000],
  },
  Powersports: {
    years: recent,
    makers: cars,
    details: ['clear title', 'low miles', 'garage kept', 'one owner'],
    price: [1400, 24_000],
  },
  'RVs & Campers': {
    years: recent,
    makers: cars,
    details: ['clear title', 'sleeps four', 'garage kept', 'one owner'],
    price: [6000, 140_000],
  },
  'Boats & Aircraft': {
    years: recent,
    makers: cars,
    details: ['with trailer', 'low hours', 'one owner', 'lake kept'],
    price: [2500, 85_000],
  },
  Furniture: {
    makers: homes,
    details: ['walnut', 'oak', 'restored', 'from a private home', 'mid-century'],
    price: [80, 4800],
  },
  'Home & Kitchen': {
    makers: homes,
    details: ['boxed', 'from a private home', 'as new', 'restored'],
    price: [40, 3200],
  },
  Collectibles: {
    years: [1921, 1988],
    makers: homes,
    details: ['boxed', 'near mint', 'graded', 'from one collection'],
    price: [25, 6500],
  },
  'Hobby & Outdoor': {
    years: [1948, 2019],
    makers: homes,
    details: ['serviced', 'boxed', 'from one collection', 'restored'],
    price: [30, 5200],
  },
  'Wine & Books': {
    years: [1898, 2012],
    makers: homes,
    details: ['from one cellar', 'from one library', 'as found'],
    price: [45, 7800],
  },
  'US Coins': { makers: mints, years: [1892, 1964], details: graded, price: [18, 2900] },
  'Gold Coins': { makers: mints, years: [1861, 1933], details: graded, price: [620, 8500] },
  Bullion: { details: ['1 oz', '10 oz', 'sealed', 'numbered', 'tube of 20'], price: [32, 8500] },
  'World & Ancient': {
    details: ['VF', 'XF', 'with ticket', 'old cabinet toning', 'from one hoard'],
    price: [24, 4200],
  },
  'Paper Money': {
    years: [1862, 1957],
    details: ['VF-30', 'crisp', 'star note', 'graded 64', 'low serial'],
    price: [28, 3600],
  },
  Rings: {
    makers: jewelers,
    details: ['18 kt gold', 'platinum', 'size 7', 'boxed', '1.02 ct'],
    price: [180, 24_000],
  },
  'Necklaces & Earrings': {
    makers: jewelers,
    details: ['18 kt gold', 'platinum', 'boxed', 'with papers'],
    price: [120, 18_000],
  },
  'Bracelets & Brooches': {
    makers: jewelers,
    details: ['18 kt gold', 'platinum', 'boxed', 'from an estate'],
    price: [90, 16_000],
  },
  Watches: { years: [1938, 2022], makers: jewelers, details: [...boxed, 'serviced'], price: [140, 29_000] },
  'Loose Stones & Silver': {
    details: ['1.21 ct, certified', '2.40 ct, certified', '0.74 ct', 'matched pair'],
    price: [90, 21_000],
  },
  Rifles: {
    years: [1894, 2021],
    makers: gunsmiths,
    details: ['.30-06', '.308', 'matching numbers', 'engraved', 'walnut stock'],
    price: [260, 12_000],
  },
  Shotguns: {
    years: [1902, 2021],
    makers: gunsmiths,
    details: ['12 ga', '20 ga', 'engraved', 'walnut stock', 'cased'],
    price: [240, 14_000],
  },
  Handguns: {
    years: [1908, 2021],
    makers: gunsmiths,
    details: ['.45', '9 mm', 'cased', 'engraved', 'matching numbers'],
    price: [280, 9500],
  },
  'Ammunition & Optics': {
    makers: gunsmiths,
    details: ['new in box', 'sealed', 'bulk', 'case of 500'],
    price: [25, 1900],
  },
  'Militaria & Knives': {
    years: [1861, 1969],
    makers: gunsmiths,
    details: ['with scabbard', 'engraved', 'from one collection', 'as found'],
    price: [60, 5400],
  },
  Paintings: { makers: artists, details: ['oil on canvas', ...signed], price: [350, 46_000] },
  'Prints & Photographs': { makers: artists, details: ['numbered', ...signed], price: [90, 8200] },
  'Sculpture & Glass': {
    makers: artists,
    details: ['signed', 'on its base', 'with provenance', 'c. 1910'],
    price: [160, 28_000],
  },
  'Antique Furniture': {
    details: ['c. 1790, walnut', 'c. 1840, mahogany', 'c. 1890, oak', 'Federal', 'restored'],
    price: [120, 14_000],
  },
  'World Arts': {
    details: ['c. 1880', 'c. 1920', 'with provenance', 'from one collection'],
    price: [90, 12_000],
  },
  'Horse & Livestock': {
    makers: breeders,
    details: ['registered', 'vet checked', 'gentle', 'papers in hand'],
    price: [180, 16_000],
  },
  'Real Estate': { makers: places, details: auctioned, price: [85_000, 650_000] },
  'Computers & Electronics': {
    years: [2016, 2025],
    makers: electronics,
    details: ['tested', 'boxed', 'surplus', 'as removed', 'open box'],
    price: [35, 3200],
  },
  'Benefit & Charity': {
    makers: places,
    details: ['for two', 'for four', 'for the children’s hospital', 'for the library'],
    price: [60, 4800],
  },
  'Business & Surplus': {
    makers: places,
    details: ['by the pallet', 'by the truckload', 'no reserve', 'as found'],
    price: [90, 8500],
  },
};

/** Wording by link. Overrides the wording of the sub-group. */
export const links: Readonly<Record<string, Partial<Wording>>> = {
  'Buckets & Attachments': {
    years: undefined,
    details: ['36 in', '48 in', 'quick attach'],
    price: [350, 6800],
  },
  'Power Tools': { years: undefined, details: ['boxed', 'cordless', 'two batteries'], price: [40, 900] },
  Scaffolding: { years: undefined, details: ['twelve bays', 'with planks', 'as removed'] },
  'Plate Compactors': { price: [450, 3800] },
  'Antique Tractors': {
    years: [1934, 1961],
    details: ['restored', 'parade ready', 'barn find'],
    price: [1400, 18_000],
  },
  'Compact Tractors': { price: [5000, 34_000] },
  'Grain Bins': { years: undefined, details: ['5,000 bu', '10,000 bu', 'to be moved'] },
  'Snow Plows': { price: [600, 9500] },
  'Electric Forklifts': { years: recent, price: [2800, 26_000] },
  'Office Furniture': { details: ['desk and chair', 'as new', 'office closure'], price: [40, 1800] },
  'Electric Cars': { years: [2015, 2024] },
  'Collector Cars': {
    years: [1928, 1972],
    details: ['restored', 'barn find', 'matching numbers', 'garage kept'],
    price: [9000, 185_000],
  },
  'Class A Motorhomes': { price: [24_000, 190_000] },
  Airplanes: { details: ['fresh annual', 'hangared', 'low hours'], price: [28_000, 320_000] },
  'Outboard Motors': { details: ['tiller', '25 hp', 'low hours'], price: [400, 9500] },
  'Personal Watercraft': { price: [1800, 14_000] },
  'Fine Wine': {
    makers: ['Château Marlowe', 'Domaine Larkspur', 'Hollis Estate'],
    years: [1978, 2018],
    details: ['six bottles', 'magnum', 'original case'],
  },
  'Whiskey & Spirits': {
    makers: ['Fairmount', 'Beacon Hill', 'Old Whitcombe'],
    years: [1968, 2008],
    details: ['sealed', 'cask strength'],
  },
  'Rare Books': { makers: undefined, details: ['first edition', 'calf binding', 'two volumes'] },
  'Maps & Manuscripts': { makers: undefined, years: [1720, 1890], details: ['hand-colored', 'framed'] },
  'Morgan Dollars': { years: [1878, 1904], price: [34, 2900] },
  'Peace Dollars': {
    makers: ['Philadelphia', 'San Francisco', 'Denver'],
    years: [1921, 1935],
    price: [30, 1600],
  },
  'Proof Sets': {
    makers: undefined,
    years: [1955, 1998],
    details: ['sealed', 'in its case'],
    price: [15, 240],
  },
  Dimes: { price: [10, 900] },
  Cents: { price: [10, 700] },
  'Gold Buffalos': { makers: undefined, years: [2006, 2024], details: ['MS-70', 'sealed'] },
  'Silver Rounds': { price: [30, 160] },
  'American Silver Eagles': {
    years: [1986, 2024],
    details: ['MS-69', 'MS-70', 'tube of 20'],
    price: [34, 980],
  },
  'Canadian Coins': { years: [1870, 1967] },
  'Mexican Coins': { years: [1824, 1968] },
  'European Coins': { years: [1620, 1938] },
  'World Notes': { years: [1895, 1990] },
  'Confederate Notes': { years: [1861, 1864] },
  'Gold Chains': { details: ['18 kt, 20 in', '14 kt, 24 in', '22 kt'] },
  Pearls: { details: ['double strand', 'with clasp', 'graduated'] },
  'Sterling Silver': { makers: homes, details: ['pair', '38 oz', 'hallmarked'], price: [80, 4200] },
  'Gun Safes': {
    years: undefined,
    details: ['24 guns', 'fire rated', 'electronic lock'],
    price: [240, 3600],
  },
  Scopes: { details: ['3-9x40', 'boxed', 'illuminated'], price: [70, 1900] },
  'Studio Pottery': { details: ['signed', 'glazed', 'c. 1960'], price: [60, 3200] },
  Clocks: { details: ['c. 1810', 'running', 'with its key'] },
  Cattle: { details: ['bred heifer', 'registered bull', 'open cow'], price: [1200, 9500] },
  'Sheep & Goats': { details: ['bred ewe', 'ram lamb', 'registered'], price: [140, 1400] },
  'Tack & Saddles': { details: ['tooled', '16 in', 'silver mounted'], price: [90, 3800] },
  'Panels & Gates': { details: ['set of ten', '12 ft', 'heavy duty'], price: [120, 2600] },
  'Farms & Ranches': {
    details: ['160 acres', '320 acres', 'irrigated', 'with buildings'],
    price: [240_000, 2_400_000],
  },
  'Land & Lots': { details: ['5 acres', 'wooded', 'lake view', 'platted'], price: [12_000, 260_000] },
  'Commercial Property': { details: ['leased', 'corner lot', '12,000 sq ft'], price: [180_000, 1_900_000] },
  Timeshares: { details: ['two bedrooms', 'one week', 'sea view'], price: [300, 9000] },
  'Servers & Networking': { price: [120, 6500] },
  'Gift Cards': { price: [20, 480] },
  'Event Tickets': { details: ['for two', 'front row', 'season'], price: [40, 1800] },
  'Storage Units': { details: ['10 x 10 ft', '10 x 20 ft', 'unopened'], price: [60, 2400] },
  'All Categories': { details: ['mixed lots', 'no reserve'], price: [20, 900] },
};
