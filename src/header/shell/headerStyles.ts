import { keyframes, styled } from 'styled-components';
import {
  media,
  containerQueries,
  color,
  sizes,
  space,
  scaled,
  font,
  touchTarget,
} from '../../design/tokens.ts';
import {
  resetList,
  motion,
  withReducedMotion,
  onMobile,
  focusRing,
  resetButton,
} from '../../design/sharedStyles.ts';
import { menuRules } from '../menus/menuStyles.ts';
import { headerSearchRules, logoRules, slotRules, toolsRules } from './topRowStyles.ts';
import { signInRules } from '../links/signInStyles.ts';

const categoryBarRules = `
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

/** Animation of an opening panel, which is already visible in its first frame. */
const appear = keyframes`
  from { opacity: 0.4; transform: translateY(-4px); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

/** Frame of both rows. The styles of their content are next to the components. Their order here is the order of the cascade. */
export const HeaderFrame = styled.header`
  container-type: inline-size;
  position: relative;
  background: ${color('top')};
  color: ${color('ink')};
  font: ${font(14)};
  text-align: start;

  .tools nav > ul,
  .categories .row > ul {
    ${resetList}
    display: flex;
  }

  .row {
    position: relative;
    display: flex;
    align-items: center;
    box-sizing: border-box;
    max-inline-size: calc(${scaled(sizes.contentMax)} + ${2 * 24}px);
    margin-inline: auto;
    padding-inline: ${space(24)};
  }

  .top {
    gap: ${space(24)};
    block-size: ${scaled(sizes.header.row)};
    color: ${color('on-top')};
  }

  /* Lists scroll until the menu More is rendered. The top row scrolls if it is wider than the header, or without JavaScript. */
  .overflow,
  &:not([data-fits]) .top {
    position: relative;
    overflow: auto hidden;
    scrollbar-width: thin;
  }

  /* The other items do not move when the button More appears. */
  .overflow > [part='more'] {
    margin-inline-start: auto;
  }

  /* Hidden items keep their size, so that observers report no change. At the end of the list, users cannot scroll to them. */
  [data-overflow] {
    position: absolute;
    inset-inline-end: 0;
    visibility: hidden;
  }

  /* While the HTML loads, the last row is incomplete, and each item moves the others. Then :last-child matches nothing yet. */
  .top:not(:has(+ *)) > *,
  .categories:not(:has(+ *)) ul {
    display: none !important;
  }

  ${logoRules}
  ${headerSearchRules}
  ${toolsRules}
  ${signInRules}
  ${categoryBarRules}
  ${slotRules}

  .mobile-only {
    display: none;
  }

  ${menuRules}

  .panel:popover-open {
    animation: ${appear} ${motion.duration}ms ${motion.easing};
    ${withReducedMotion('')}
  }

  @media ${media.motion} {
    [part='backdrop'] {
      animation: ${fade} ${motion.duration}ms ${motion.easing};
    }
  }

  @media ${media.searchCompact} {
    .top {
      gap: ${space(16)};
    }
  }

  ${onMobile(
    `
    .desktop-only {
      display: none;
    }

    .mobile-only {
      display: flex;
    }

    /* Aligns the outer icons with the page content, 24 px from the edge. Their buttons are 12 px wider on each side. */
    .row {
      padding-inline: 12px;
    }

    .top {
      gap: ${space(8)};
      block-size: ${sizes.header.mobileBar}px;
    }
  `,
  )}

  @container ${containerQueries.extraSmall} {
    .row {
      padding-inline: ${space(4)};
    }
  }

  @container ${containerQueries.searchIcon} {
    .top {
      gap: ${space(4)};
    }
  }

  /* Printed headers have no dark background. */
  @media print {
    background: none;

    .top {
      color: inherit;
    }

    .search,
    .tools,
    .categories,
    .tool,
    [popover],
    dialog {
      display: none;
    }
  }
`;

/** Image as wide as its panel, with its natural aspect ratio. */
export const PromotionImage = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  margin-block-end: ${space(8)};
  border-radius: ${sizes.radius.control}px;
`;
