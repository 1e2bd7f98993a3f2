import { categoryLabels, getBuiltInCategory } from '../../src/site/navigation/navigation.ts';
import { slugify } from '../../src/site/config/site.ts';
import type { Database } from './sqlite.ts';
import { roundBid } from './bids.ts';
import { houses } from './houses.ts';
import { nouns } from './nouns.ts';
import { links as linkWording, subGroups, type Wording } from './wording.ts';

/** The minimum number of lots for each link of the mega-menus, and the size of the random addition. 292 links have more than 20,000 lots. */
const lotsPerLink = { least: 44, spread: 70 };

/** Returns a generator of pseudorandom numbers that are the same in each run (mulberry32). */
function randomNumbers(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** Returns the singular of a label for a title: `Excavators` → `Excavator`. */
const singular = (label: string): string =>
  label
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** Returns a title such as `1994 Norvik Excavator, low hours`. */
function createTitle(
  leaf: string,
  { years, makers, details }: Wording,
  random: (below: number) => number,
): string {
  const pick = (list: readonly string[]) => list[random(list.length)]!;
  const year = years && String(years[0] + random(years[1] - years[0] + 1));
  const name = [year, makers && pick(makers), nouns[leaf] ?? singular(leaf)].filter(Boolean).join(' ');
  return `${name}, ${pick(details)}`;
}

export function seedLots(database: Database): void {
  const random = randomNumbers(1103);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const insert = database.prepare('INSERT INTO lots VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  let id = 0;
  for (const category of categoryLabels) {
    for (const { label: subGroup, links } of getBuiltInCategory(slugify(category))!.subGroups) {
      for (const { label: leaf, href: path } of links) {
        const wording = { ...subGroups[subGroup], ...linkWording[leaf] } as Wording;
        const [least, most] = wording.price;
        const lots = lotsPerLink.least + random(lotsPerLink.spread);
        for (let lot = 0; lot < lots; lot++) {
          // Bids from 100 to 1,000 are as frequent as bids from 1,000 to 10,000.
          const bid = roundBid(least * (most / least) ** (random(1000) / 1000));
          const [house, place] = pick(houses);
          insert.run([
            ++id,
            createTitle(leaf, wording, random),
            category,
            subGroup,
            leaf,
            path,
            house,
            place,
            bid,
            random(40),
            1 + random(336),
          ]);
        }
      }
    }
  }
  insert.finalize();
}

/** Adds all lots to the full-text index. */
export const indexLots = (database: Database): void =>
  database.exec("INSERT INTO lots_text(lots_text) VALUES ('rebuild')");
