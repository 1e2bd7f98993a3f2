import { keyframes, styled } from 'styled-components';
import { media } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { sizes, space } from '../../design/sizes.ts';
import { focusRing, resetButton } from '../../design/snippets.ts';
import { font } from '../../design/type.ts';

const turn = keyframes`
  to { rotate: 360deg; }
`;

export const ButtonFrame = styled.button`
  ${resetButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  block-size: ${sizes.control.normal}px;
  padding-inline: ${space(16)};
  border: 1px solid transparent;
  border-radius: ${sizes.radius.control}px;
  background: var(--_button, ${color('accent')});
  color: var(--_on-button, ${color('on-accent')});
  font: ${font(14, 'bold')};
  white-space: nowrap;
  ${focusRing()}

  &:hover {
    background: var(--_button-hover, ${color('accent-hover')});
  }

  &:focus-visible {
    outline-color: var(--_ring, ${color('accent')});
  }

  &[aria-busy] {
    cursor: progress;
  }

  &[aria-busy] > .label {
    opacity: 0;
  }

  > .spinner {
    position: absolute;
    inline-size: 18px;
    block-size: 18px;
    border: 2px solid;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: ${turn} 800ms linear infinite;
  }

  @media ${media.reducedMotion} {
    > .spinner {
      animation-duration: 4s;
    }
  }
`;
