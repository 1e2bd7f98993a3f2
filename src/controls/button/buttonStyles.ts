import { styled } from 'styled-components';
import { color, sizes, space, scaled, font } from '../../design/tokens.ts';
import { textReset, resetButton, spinner } from '../../design/sharedStyles.ts';

export const ButtonFrame = styled.button`
  ${resetButton}
  position: relative;
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  min-block-size: ${scaled(sizes.control.normal)};
  padding-inline: ${space(16)};
  border: 1px solid transparent;
  border-radius: ${sizes.radius.control}px;
  background: var(--_button, ${color('accent')});
  color: var(--_on-button, ${color('on-accent')});
  /* A line of whole pixels keeps browsers from rounding the text upward. */
  font: ${font(14, 'bold', 1.43)};
  ${textReset}
  text-align: center;

  &:hover {
    background: var(--_button-hover, ${color('accent-hover')});
  }

  &:focus-visible {
    outline: 2px solid var(--_ring, ${color('accent')});
    outline-offset: 2px;
  }

  &[aria-busy] {
    cursor: progress;
  }

  &[aria-busy] > .label {
    opacity: 0;
  }

  &[data-size='small'] {
    min-block-size: ${scaled(sizes.control.small)};
  }

  &[data-variant='secondary'] {
    border-color: ${color('line-control')};
    background: ${color('paper')};
    color: ${color('ink')};
  }

  &[data-variant='plain'] {
    background: none;
    color: ${color('accent')};
  }

  &:not([data-variant='primary']):hover {
    background: ${color('paper-hover')};
  }

  &:active {
    filter: brightness(0.9);
  }

  /* Disabled buttons, and disabled links, which have no URL. */
  &:not(:enabled, [href]) {
    border-color: transparent;
    background: ${color('paper-hover')};
    color: ${color('ink-muted')};
    cursor: not-allowed;
  }

  &[data-variant='plain']:not(:enabled, [href]) {
    background: none;
  }

  /* Backgrounds are usually not printed. */
  @media print {
    border-color: currentcolor;
    background: none;
    color: ${color('ink')};
  }

  ${spinner}
`;
