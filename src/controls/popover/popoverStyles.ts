import { styled } from 'styled-components';
import { color } from '../../design/colors.ts';
import { shadow } from '../../design/motion.ts';
import { sizes, space } from '../../design/sizes.ts';
import { font } from '../../design/type.ts';

export const PopoverFrame = styled.div`
  position: fixed;
  inset: auto;
  z-index: var(--auction-popover-z-index, ${sizes.popover.zIndex});
  box-sizing: border-box;
  /* The same wherever it stands: its place must not change its size. */
  inline-size: max-content;
  max-inline-size: calc((100vw - ${space(8)}) / var(--_zoom, 1));
  max-block-size: calc((100dvh - ${space(8)}) / var(--_zoom, 1));
  margin: 0;
  padding: ${space(16)};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color('line')};
  border-radius: ${sizes.radius.panel}px;
  background: ${color('paper')};
  color: ${color('ink')};
  font: ${font(14)};
  box-shadow: ${shadow};

  /* Until it has its place; it can be focused meanwhile. */
  opacity: 0;

  &[data-ready] {
    visibility: hidden;
  }

  /* It would stand on every sheet. */
  @media print {
    display: none;
  }
`;
