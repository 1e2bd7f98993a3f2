import { styled } from 'styled-components';
import { sizes, space } from '../../design/tokens.ts';

/** As wide as its panel, in its own proportions. */
export const PromotionImage = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  margin-block-end: ${space(8)};
  border-radius: ${sizes.radius.control}px;
`;
