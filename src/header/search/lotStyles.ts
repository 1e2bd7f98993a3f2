import { styled } from 'styled-components';
import { color, sizes, space } from '../../design/tokens.ts';

export const LotImage = styled.span`
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  margin-block: ${space(8)};
  margin-inline-end: ${space(16)};
  border-radius: ${sizes.radius.control}px;
  overflow: hidden;
  background: ${color('paper-tint')};

  img {
    display: block;
    object-fit: cover;
  }
`;

export const LotLines = styled.span`
  min-inline-size: 0;
  padding-block: ${space(8)};

  > * {
    display: block;
    font-variant-numeric: tabular-nums;
  }
`;
