import { media, sizes, scaled } from '../../../src/design/tokens.ts';
import { blockHost } from '../../core/styleSheets.ts';

const { columns, gap, extraSmallColumns, extraSmallGap } = sizes.grid;

/** Styles of the grid: 12 columns, or 4 at extra-small widths. The maximum width is 1,248 px. */
export const gridHost = `${blockHost}
:host{--_grid:none}
[part=grid]{display:grid;grid-template-columns:repeat(${columns},minmax(0,1fr));gap:${gap}px;max-inline-size:${scaled(sizes.contentMax)};margin-inline:auto}
slot{display:contents}
::slotted(*){grid-column:span var(--auction-grid-span,${columns})}
@media ${media.extraSmall}{
[part=grid]{grid-template-columns:repeat(${extraSmallColumns},minmax(0,1fr));gap:${extraSmallGap}px}
::slotted(*){grid-column:span var(--auction-grid-span-extra-small,${extraSmallColumns})}
}
`;
