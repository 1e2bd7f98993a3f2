import { styled } from 'styled-components';
import { sizes, space } from '../../design/tokens.ts';

/** Image as wide as its panel, with its natural aspect ratio. */
export const PromotionImage = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  margin-block-end: ${space(8)};
  border-radius: ${sizes.radius.control}px;
`;
