import { styled } from 'styled-components';
import { media, color, sizes, space, touchTarget, font } from '../../design/tokens.ts';
import { floatingSurface, shadow, unpositioned } from '../../design/sharedStyles.ts';

export const PopoverFrame = styled.div`
  position: fixed;
  inset: auto;
  z-index: var(--auction-popover-z-index, ${sizes.popover.zIndex});
  box-sizing: border-box;
  /* The size must not depend on the position. */
  inline-size: max-content;
  max-inline-size: calc((100vw - ${space(8)}) / var(--_zoom, 1));
  max-block-size: calc((100dvh - ${space(8)}) / var(--_zoom, 1));
  margin: 0;
  padding: ${space(16)};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color('line')};
  border-radius: ${sizes.radius.panel}px;
  background: ${floatingSurface};
  color: ${color('ink')};
  font: ${font(14)};
  box-shadow: ${shadow};

  ${unpositioned}

  &[data-ready] {
    visibility: hidden;
  }

  /* The days of a calendar are full-size touch targets at 320 px and wider. */
  @media ${media.touch} {
    &:has(> [part='calendar']) {
      max-inline-size: calc(100vw / var(--_zoom, 1));
      padding-inline: clamp(0px, (100vw - ${7 * touchTarget + 2}px) / 2, ${space(16)});
    }
  }

  /* A fixed element would be printed on every page. */
  @media print {
    display: none;
  }
`;
