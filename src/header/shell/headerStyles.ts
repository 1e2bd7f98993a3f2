import { keyframes, styled } from 'styled-components';
import { breakpoints, media } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { focusRing } from '../../design/focusRing.ts';
import { motion } from '../../design/motion.ts';
import { sizes, space } from '../../design/sizes.ts';
import { resetButton, resetList, visuallyHidden } from '../../design/sharedStyles.ts';
import { font } from '../../design/type.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

const { row, categoryRow, mobileBar, searchMax } = sizes.header;

/** Where a phone's bar has no room for the search box: an icon that opens when it gets the focus. */
const searchIconOnly = '(max-width: 599px)';

/** The fewest px that category labels may keep between them before the type gets smaller. */
const roomyCategories = `(min-width: ${breakpoints.medium + 1}px)`;

export const HeaderFrame = styled.header`
  position: relative;
  background: ${color('top')};
  color: ${color('ink')};
  font: ${font(14)};
  -webkit-font-smoothing: antialiased;
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
    max-inline-size: ${sizes.contentMax + 2 * 24}px;
    margin-inline: auto;
    padding-inline: ${space(24)};
  }

  .top {
    gap: ${space(24)};
    block-size: ${row}px;
    color: ${color('on-top')};
  }

  .logo {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space(8)};
    max-inline-size: 208px;
    border-radius: ${sizes.radius.control}px;
    color: inherit;
    font: ${font(23, 'bold', 1.2)};
    letter-spacing: -0.01em;
    text-decoration: none;
    ${focusRing('outer', 'top-accent')}
  }

  .logo svg {
    flex: none;
    color: ${color('top-accent')};
  }

  /* Two lines at most, wherever they break: spaced text and long names stay readable. */
  .logo span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  .logo img {
    inline-size: 160px;
    block-size: 40px;
    max-inline-size: 100%;
    object-fit: contain;
    object-position: 0 50%;
  }

  .logo img:dir(rtl) {
    object-position: 100% 50%;
  }

  .search {
    flex: 1 1 ${searchMax}px;
    min-inline-size: 0;
    max-inline-size: ${searchMax}px;
    margin-inline-end: auto;
  }

  .search form:focus-within {
    outline-color: ${color('top-accent')};
  }

  .tools {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space(4)};
  }

  /* As high as the row, so that the pointer meets no gap on its way to the panel. */
  .tools nav > ul > li {
    position: relative;
    display: flex;
    align-items: center;
    block-size: ${row}px;
  }

  .tools nav > ul > li > button,
  .tools > .sign-in,
  .tool {
    ${resetButton}
    display: flex;
    align-items: center;
    gap: ${space(8)};
    box-sizing: border-box;
    block-size: ${sizes.control.normal}px;
    padding-inline: ${space(8)};
    border-radius: ${sizes.radius.control}px;
    font: ${font(14)};
    text-decoration: none;
    white-space: nowrap;
    ${focusRing('outer', 'top-accent')}
  }

  .tools nav > ul > li > button:hover,
  .tools nav > ul > li > button[aria-expanded='true'],
  .tool:hover {
    background: ${color('top-hover')};
  }

  .tools [data-icon='chevronDown'] {
    transition: transform ${motion.duration}ms ${motion.easing};
  }

  .tools [aria-expanded='true'] > [data-icon='chevronDown'] {
    transform: rotate(180deg);
  }

  .tools > .sign-in {
    margin-inline-start: ${space(8)};
    padding-inline: ${space(24)};
    background: ${color('top-accent')};
    color: ${color('on-top-accent')};
    font-weight: 600;
  }

  .tools > .sign-in:hover {
    background: ${color('top-accent-hover')};
  }

  .tools > .sign-in svg {
    display: none;
  }

  .tools > [aria-current='page'] {
    color: ${color('top-accent')};
  }

  .categories {
    background: ${color('paper')};
    border-block-end: 1px solid ${color('line')};
  }

  .categories .row {
    block-size: ${categoryRow - 1}px;
  }

  .categories .row > ul {
    flex: 1;
    justify-content: space-between;
    block-size: 100%;
    margin-inline: -${space(8)};
  }

  .categories .row > ul > li {
    display: flex;
  }

  .categories .row > ul > li > :is(button, a) {
    ${resetButton}
    position: relative;
    display: flex;
    align-items: center;
    padding-inline: ${space(8)};
    color: inherit;
    font: ${font(14)};
    text-decoration: none;
    white-space: nowrap;
    ${focusRing('inner')}
  }

  /* The accent line that joins a group to its panel. */
  .categories .row > ul > li > :is(button, a)::after {
    content: '';
    position: absolute;
    inset-inline: ${space(8)};
    inset-block-end: -1px;
    z-index: 2;
    block-size: 2px;
    background: currentcolor;
    opacity: 0;
  }

  .categories .row > ul > li > :is(button, a):hover,
  .categories .row > ul > li > button[aria-expanded='true'] {
    color: ${color('accent')};
  }

  .categories .row > ul > li > button[aria-expanded='true']::after {
    opacity: 1;
  }

  .backdrop {
    position: fixed;
    z-index: -1;
    inset: 0;
    background: ${color('backdrop')};
    animation: ${fade} ${motion.duration}ms ${motion.easing};
  }

  .mobile-only {
    display: none;
  }

  @media ${roomyCategories} {
    .categories .row > ul > li > :is(button, a) {
      font-size: 15px;
    }
  }

  @media ${media.searchCompact} {
    .top {
      gap: ${space(16)};
    }

    .categories .row > ul {
      margin-inline: -${space(4)};
    }

    .categories .row > ul > li > :is(button, a) {
      padding-inline: ${space(4)};
    }

    .categories .row > ul > li > :is(button, a)::after {
      inset-inline: ${space(4)};
    }
  }

  @media ${media.mobile} {
    .desktop-only {
      display: none;
    }

    .mobile-only {
      display: flex;
    }

    .row {
      padding-inline: ${space(8)};
    }

    .top {
      gap: ${space(8)};
      block-size: ${mobileBar}px;
    }

    .logo {
      font-size: 19px;
    }

    .logo img {
      inline-size: 120px;
    }

    .search {
      margin-inline: auto;
    }

    .tools > .sign-in,
    .tool {
      justify-content: center;
      min-inline-size: 48px;
      block-size: 48px;
    }

    .tools > .sign-in {
      block-size: ${sizes.control.normal}px;
      margin-inline: 0 ${space(8)};
      padding-inline: ${space(16)};
    }
  }

  @media ${searchIconOnly} {
    .top,
    .logo {
      gap: ${space(4)};
    }

    .logo {
      margin-inline-end: auto;
      min-inline-size: 0;
      flex: 0 1 auto;
    }

    .logo [data-long] {
      font-size: 13px;
      -webkit-line-clamp: 3;
    }

    .search {
      flex: none;
      margin: 0;
    }

    .search form {
      inline-size: 48px;
      block-size: 48px;
      border-color: transparent;
      background: none;
      color: inherit;
    }

    .search form input[type='text'] {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      opacity: 0;
      cursor: pointer;
    }

    .search form button {
      inline-size: 100%;
      color: inherit;
      pointer-events: none;
    }

    .search form:is(:focus-within, :active) {
      position: absolute;
      z-index: 3;
      inset-block-start: 50%;
      inset-inline: ${space(8)};
      inline-size: auto;
      translate: 0 -50%;
      border-color: ${color('line-control')};
      background: ${color('paper')};
      color: ${color('ink')};
    }

    .search form:is(:focus-within, :active) input[type='text'] {
      position: static;
      inline-size: auto;
      opacity: 1;
      cursor: text;
    }

    .search form:is(:focus-within, :active) button {
      inline-size: 48px;
      color: ${color('accent')};
      pointer-events: auto;
    }
  }

  @media (max-width: 479px) {
    .tools > .sign-in {
      block-size: 48px;
      margin: 0;
      padding: 0;
      background: none;
      color: inherit;
    }

    .tools > .sign-in:hover {
      background: ${color('top-hover')};
    }

    .tools > .sign-in svg {
      display: block;
    }

    .tools > .sign-in .label {
      ${visuallyHidden}
    }
  }

  /* No word fits beside the mark. */
  @media (max-width: 299px) {
    .logo span {
      ${visuallyHidden}
    }
  }

  @media ${media.reducedMotion} {
    .backdrop {
      animation: none;
    }

    .tools [data-icon='chevronDown'] {
      transition: none;
    }
  }

  @media ${media.forcedColors} {
    .tools > .sign-in {
      border: 1px solid;
    }

    .categories .row > ul > li > button[aria-expanded='true']::after {
      background: Highlight;
    }
  }

  @media print {
    .search,
    .tools,
    .categories,
    .tool {
      display: none;
    }
  }
`;
