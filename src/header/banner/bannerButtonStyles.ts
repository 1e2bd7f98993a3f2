import { styled } from 'styled-components';
import { color } from '../../design/tokens.ts';
import { focusRing, resetButton } from '../../design/sharedStyles.ts';

export const BannerButtonFrame = styled.button`
  ${resetButton}
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  ${focusRing('inner')}

  &:hover {
    background: ${color('paper-hover')};
  }
`;
