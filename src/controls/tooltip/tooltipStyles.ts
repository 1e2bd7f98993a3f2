import { styled } from 'styled-components';
import { color, sizes, space, scaled, font } from '../../design/tokens.ts';
import { unpositioned, textReset } from '../../design/sharedStyles.ts';

export const Bubble = styled.div`
  position: fixed;
  inset: auto;
  z-index: ${sizes.popover.zIndex};
  ${unpositioned}
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(${scaled(sizes.tooltip.maxWidth)}, 100vw / var(--_zoom, 1));
  margin: 0;
  padding: ${space(4)} ${space(8)};
  border: 1px solid transparent;
  border-radius: ${sizes.radius.control}px;
  background: ${color('top')};
  color: ${color('on-top')};
  font: ${font(12)};
  ${textReset}
  overflow-wrap: anywhere;

  /* A fixed element would be printed on every page. */
  @media print {
    display: none;
  }
`;
