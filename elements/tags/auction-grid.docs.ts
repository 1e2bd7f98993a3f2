import type { auctionGrid } from './auction-grid.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionGridDocs: ElementDocs<typeof auctionGrid.definition> = {
  description:
    'A grid with 12 columns and 24 px gaps. At 768 px and narrower, the grid has 4 columns and 16 px gaps.',
  attributes: {},
  events: {},
  slots: {
    '': 'The items of the grid. Each child element is an item.',
  },
  parts: {
    grid: 'The grid.',
  },
  cssProperties: {
    '--auction-grid-span': 'The number of columns that an item spans. Defaults to all columns.',
    '--auction-grid-span-extra-small':
      'The number of columns that an item spans at 768 px and narrower. Defaults to all columns.',
  },
  usage: {
    when: ['For a page’s column layout.'],
    whenNot: ['For as many cards per row as fit, use a CSS grid with `auto-fill`.'],
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
