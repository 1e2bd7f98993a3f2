import { styled } from 'styled-components';
import { color, contentEdge } from '../../design/tokens.ts';
import { focusRing, resetButton } from '../../design/sharedStyles.ts';

export const BannerButtonFrame = styled.button`
  ${resetButton}
  position: absolute;
  inset-block-start: 0;
  /* The icon is 14 px smaller than the button on each side. */
  inset-inline-end: calc(${contentEdge} - 14px);
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  ${focusRing('inner')}

  &:hover {
    background: ${color('paper-hover')};
  }
`;
