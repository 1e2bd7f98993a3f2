import { media, color, sizes, space, touchTarget, scaled, font } from '../../design/tokens.ts';
import { focusRing, resetButton } from '../../design/sharedStyles.ts';

export const categoryBarRules = `
  .categories {
    background: ${color('paper')};
    border-block-end: 1px solid ${color('line')};
  }

  .categories .row {
    block-size: ${scaled(sizes.header.categoryRow - 1)};
  }

  .categories .row > ul {
    flex: 1;
    justify-content: space-between;
    margin-inline: -${space(4)};
    /* Space for the accent line. */
    padding-block-end: 1px;
    margin-block-end: -1px;
  }

  /* Up to five items are grouped at the start. */
  .categories .row > ul:not(:has(> :nth-child(6):not([part='more']))) {
    justify-content: start;
    gap: ${space(24)};
  }

  .categories .row > ul > li {
    display: flex;
    block-size: ${scaled(sizes.header.categoryRow - 1)};
  }

  .categories .row > ul > li > :is(button, a) {
    ${resetButton}
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(4)};
    padding-inline: ${space(4)};
    font: ${font(14)};
    text-decoration: none;
    white-space: nowrap;
    ${focusRing('inner')}
  }

  /* Accent line that connects a button to its panel. */
  .categories .row > ul > li > :is(button, a)::after {
    content: '';
    position: absolute;
    inset-inline: ${space(4)};
    inset-block-end: -1px;
    z-index: 2;
    block-size: 2px;
    background: currentcolor;
    opacity: 0;
  }

  .categories .row > ul > li > :is(button, a):hover,
  .categories .row > ul > li:has(> :popover-open) > button {
    color: ${color('accent')};
  }

  .categories .row > ul > li > :is(button, a):hover::after {
    opacity: 0.4;
  }

  .categories .row > ul > li:has(> :popover-open) > button::after {
    opacity: 1;
  }

  @media ${media.large} {
    .categories .row > ul > li > :is(button, a) {
      font-size: ${scaled(16)};
    }
  }

  .categories .row > ul[data-long] {
    gap: ${space(8)};
  }

  .categories .row > ul[data-long] > li > :is(button, a) {
    font-size: ${scaled(14)};
  }

  @media ${media.touch} {
    .categories .row > ul > li > :is(button, a) {
      justify-content: center;
      min-inline-size: ${touchTarget}px;
    }
  }

  @media ${media.forcedColors} {
    .categories .row > ul > li:has(> :popover-open) > button::after {
      background: Highlight;
    }
  }
`;
