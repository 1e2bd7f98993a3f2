import { describe } from 'node:test';
import { kept } from './harnesses.mjs';
import { describeVisits } from './visits.mjs';

describe('visits of a shop in a page that is swapped around its header', () =>
  describeVisits(kept, { isKept: true }));
