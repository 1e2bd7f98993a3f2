import type { auctionGrid } from './auction-grid.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionGridDocs: ElementDocs<typeof auctionGrid.definition> = {
  description:
    'A grid of 12 columns with gaps of 24 px, or 4 columns with gaps of 16 px in windows up to 768 px wide.',
  attributes: {},
  events: {},
  slots: {
    '': 'The items of the grid.',
  },
  parts: {
    grid: 'The grid.',
  },
  cssProperties: {
    '--auction-grid-span': 'The number of columns that an item spans. The default is all columns.',
    '--auction-grid-span-extra-small':
      'The number of columns that an item spans in windows up to 768 px wide. The default is all columns.',
  },
  usage: {
    when: ['For the columns of a page’s content.'],
    whenNot: ['For cards whose number in a row depends on the room, write a CSS grid with `auto-fill`.'],
  },
  examples: [
    {
      title: 'Two thirds and one third',
      html: `<auction-grid>
  <p style="--auction-grid-span: 8; --auction-grid-span-extra-small: 4; background: #8884">Lots</p>
  <p style="--auction-grid-span: 4; --auction-grid-span-extra-small: 4; background: #8884">Filters</p>
</auction-grid>`,
    },
  ],
};
