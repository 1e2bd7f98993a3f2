import { expect } from '@open-wc/testing';
import { slugify } from '../../../src/site/config/site.ts';

describe('slugify', () => {
  const table: [label: string, slug: string][] = [
    ['Construction', 'construction'],
    ['Art & Antiques', 'art-antiques'],
    ['4WD Tractors', '4wd-tractors'],
    ['Ladies’ Watches', 'ladies-watches'],
    ['Möbel / Café', 'mobel-cafe'],
    ['  Side-by-Sides  ', 'side-by-sides'],
    ['', ''],
    ['ﬁne ①½', 'fine-11-2'],
    ['e\u0323\u0302 ệ', 'e-e'],
  ];
  for (const [label, slug] of table) {
    it(`returns "${slug}" for "${label}"`, () => expect(slugify(label)).to.equal(slug));
  }
});
