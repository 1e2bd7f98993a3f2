import { css, keyframes } from 'styled-components';
import { media } from '../../design/breakpoints.ts';

const turn = keyframes`
  to { rotate: 360deg; }
`;

/** A ring that turns over what is loading. */
export const spinner = css`
  > .spinner {
    position: absolute;
    box-sizing: border-box;
    inline-size: 18px;
    block-size: 18px;
    max-inline-size: 70%;
    max-block-size: 70%;
    border: 2px solid;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: ${turn} 800ms linear infinite;
  }

  /* The gap is what tells a ring that turns from a circle. */
  @media (forced-colors: active) {
    > .spinner {
      border-color: transparent ButtonText ButtonText;
      forced-color-adjust: none;
    }
  }

  @media ${media.reducedMotion} {
    > .spinner {
      animation-duration: 4s;
    }
  }
`;
