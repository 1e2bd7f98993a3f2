import { styled } from 'styled-components';
import { color, scaled, sizes } from '../../design/tokens.ts';
import { focusRing, resetButton, spinner } from '../../design/sharedStyles.ts';

const sizeRules = Object.entries(sizes.iconButton)
  .map(
    ([size, icon]) => `
  &[data-size='${size}'] {
    inline-size: ${scaled(Number(size))};
    block-size: ${scaled(Number(size))};
    --_icon: ${scaled(icon)};
  }
`,
  )
  .join('');

export const IconButtonFrame = styled.button`
  ${resetButton}
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  padding: 0;
  border-radius: ${sizes.radius.control}px;
  color: ${color('ink-muted')};
  ${sizeRules}
  ${focusRing()}

  /* The touch target is at least 24 px, even if the button is smaller. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 12px);
    min-block-size: 24px;
  }

  &:is(:enabled, [href]):hover {
    background: ${color('paper-hover')};
    color: ${color('ink')};
  }

  &:not(:enabled, [href]) {
    opacity: 0.5;
    cursor: not-allowed;
  }

  .icon {
    display: grid;
    place-items: center;
    inline-size: var(--_icon);
    block-size: var(--_icon);
  }

  &[aria-busy] {
    cursor: progress;
  }

  &[aria-busy] > .icon {
    opacity: 0;
  }

  ${spinner}

  @media (forced-colors: active) {
    &:not(:enabled, [href]) {
      opacity: 1;
    }
  }
`;
