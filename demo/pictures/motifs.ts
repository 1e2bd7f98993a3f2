import { arms } from './arms.ts';
import { art } from './art.ts';
import { collect } from './collect.ts';
import { construction } from './construction.ts';
import { factory } from './factory.ts';
import { farm } from './farm.ts';
import { goods } from './goods.ts';
import { home } from './home.ts';
import type { Motif } from './motif.ts';
import { outdoors } from './outdoors.ts';
import { trucks } from './trucks.ts';
import { jewels } from './jewels.ts';
import { leisure } from './leisure.ts';
import { money } from './money.ts';
import { hobby } from './hobby.ts';
import { workshop } from './workshop.ts';
import { vehicles } from './vehicles.ts';

export const motifs = {
  ...construction,
  ...farm,
  ...trucks,
  ...factory,
  ...vehicles,
  ...home,
  ...collect,
  ...money,
  ...jewels,
  ...leisure,
  ...hobby,
  ...workshop,
  ...arms,
  ...art,
  ...outdoors,
  ...goods,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
