import type { auctionGrid } from './auction-grid.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionGridDocs: ElementDocs<typeof auctionGrid.definition> = {
  description: 'Twelve columns with a gap of 24 px; four with 16 px at extra-small widths.',
  attributes: {},
  events: {},
  slots: {
    '': 'What lies on it.',
  },
  parts: {
    grid: 'The grid.',
  },
  cssProperties: {
    '--auction-grid-span': 'Columns that a child takes; all by default.',
    '--auction-grid-span-extra-small': 'The same at extra-small widths.',
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
