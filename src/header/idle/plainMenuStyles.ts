import { styled } from 'styled-components';
import { color } from '../../design/colors.ts';
import { focusRing } from '../../design/focusRing.ts';
import { shadow } from '../../design/floating.ts';
import { resetList } from '../../design/sharedStyles.ts';
import { sizes, space } from '../../design/sizes.ts';
import { scaled } from '../../design/textScale.ts';
import { font } from '../../design/type.ts';

export const PlainMenuFrame = styled.ul`
  ${resetList}
  inset: ${scaled(sizes.header.row)} ${space(24)} auto auto;
  max-block-size: calc(100dvh - ${scaled(sizes.header.row)});
  margin: 0;
  padding-block: ${space(8)};
  border: 1px solid ${color('line')};
  background: ${color('paper')};
  color: ${color('ink')};
  font: ${font(16)};
  box-shadow: ${shadow};

  a {
    display: block;
    padding: ${space(8)} ${space(24)};
    color: inherit;
    ${focusRing('inner')}
  }
`;
