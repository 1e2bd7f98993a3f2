import { describe } from 'node:test';
import { replaced } from './harnesses.mjs';
import { describeVisits } from './visits.mjs';

describe('visits of a shop in a page that is swapped as a whole', () => describeVisits(replaced));
