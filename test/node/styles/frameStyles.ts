import { keyframes, styled } from 'styled-components';
import { color } from '../../../src/design/tokens.ts';
import { visuallyHidden } from '../../../src/design/sharedStyles.ts';

const turn = keyframes`
  to { rotate: 360deg; }
`;

export const Frame = styled.figure`
  color: ${color('ink')};
  animation: ${turn} 1s;

  > .note {
    ${visuallyHidden}
  }

  &::after {
    content: '$ 7';
  }
`;

export const hostCss = `
  :host {
    display: block;
  }
`;
