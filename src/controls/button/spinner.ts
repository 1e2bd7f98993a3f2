import { css, keyframes } from 'styled-components';
import { media } from '../../design/breakpoints.ts';

const turn = keyframes`
  to { rotate: 360deg; }
`;

/** Styles of a spinning ring. */
export const spinningRing = css`
  box-sizing: border-box;
  border: 2px solid;
  /* Forced colors would paint a transparent border. */
  border-block-start-style: none;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media ${media.reducedMotion} {
    animation-duration: 4s;
  }
`;

/** Styles of a ring that spins over a loading button. */
export const spinner = css`
  > .spinner {
    position: absolute;
    inline-size: 18px;
    block-size: 18px;
    max-inline-size: 70%;
    max-block-size: 70%;
    ${spinningRing}
  }
`;
