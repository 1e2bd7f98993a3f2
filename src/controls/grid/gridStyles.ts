import { styled } from 'styled-components';
import { media } from '../../design/breakpoints.ts';
import { sizes } from '../../design/sizes.ts';
import { scaled } from '../../design/textScale.ts';

const { columns, gap, extraSmallColumns, extraSmallGap } = sizes.grid;

export const GridFrame = styled.div`
  display: grid;
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  gap: ${gap}px;
  max-inline-size: ${scaled(sizes.contentMax)};
  margin-inline: auto;

  > *,
  ::slotted(*) {
    grid-column: span var(--auction-grid-span, ${columns});
  }

  @media ${media.extraSmall} {
    grid-template-columns: repeat(${extraSmallColumns}, minmax(0, 1fr));
    gap: ${extraSmallGap}px;

    > *,
    ::slotted(*) {
      grid-column: span var(--auction-grid-span-extra-small, ${extraSmallColumns});
    }
  }

  > slot {
    display: contents;
  }
`;
