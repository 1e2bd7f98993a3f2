import { styled } from 'styled-components';
import { media, color, sizes, space, touchTarget, scaled, font } from '../../design/tokens.ts';
import { focusRing, textReset, resetButton, visuallyHidden } from '../../design/sharedStyles.ts';

/** Width in `em`, so that the days grow with the text. */
const width = `${(7 * sizes.calendar.cell) / 14}em`;

export const CalendarFrame = styled.div`
  inline-size: ${width};
  /* Narrow windows, and the scroll bar of low windows, leave less space. */
  max-inline-size: 100%;
  container-type: inline-size;
  color: ${color('ink')};
  /* A line of whole pixels keeps browsers from rounding the numbers upward. */
  font: ${font(14, 'regular', 1.43)};
  ${textReset}
  font-variant-numeric: tabular-nums;

  @media ${media.touch} {
    inline-size: max(${width}, ${7 * touchTarget}px);

    .top > button {
      inline-size: ${touchTarget}px;
      block-size: ${touchTarget}px;
    }
  }

  .top {
    display: flex;
    align-items: center;
    margin-block-end: ${space(8)};
  }

  .hidden {
    ${visuallyHidden}
  }

  .menus {
    flex: 1;
    display: flex;
    justify-content: center;
  }

  .menus,
  .menus > span,
  select {
    min-inline-size: 0;
  }

  .menus > span {
    display: grid;
    align-items: center;
  }

  .menus > span > * {
    grid-area: 1 / 1;
  }

  .menus svg {
    justify-self: end;
    margin-inline-end: ${space(8)};
    pointer-events: none;
  }

  select {
    ${resetButton}
    block-size: 34px;
    padding-inline: ${space(8)} ${space(24)};
    border-radius: ${sizes.radius.control}px;
    font-weight: 600;
    text-overflow: ellipsis;
    ${focusRing()}
  }

  select:hover:not(:disabled) {
    background: ${color('paper-hover')};
  }

  /* Some browsers use the colors and the font of the menu for its list. */
  option {
    background: ${color('paper')};
    font-weight: 400;
  }

  &:dir(rtl) .top > button svg {
    scale: -1 1;
  }

  .top > [aria-disabled]:hover {
    background: none;
    color: ${color('ink-muted')};
  }

  table {
    table-layout: fixed;
    inline-size: 100%;
    border-spacing: 0;
  }

  th {
    block-size: ${space(32)};
    padding: 0;
    color: ${color('ink-muted')};
    font: ${font(12)};
    /* Large text must fit into a column, which is a seventh of a narrow window. */
    font-size: min(${scaled(12)}, 5cqi);
  }

  th :last-child {
    display: none;
  }

  /* Text-only zoom also enlarges font sizes in cqi units, so there may be space for only one letter per weekday. */
  @container (max-inline-size: 14em) {
    th :first-child {
      display: none;
    }

    th :last-child {
      display: inline;
    }
  }

  td {
    padding: 0;
  }

  td > button {
    ${resetButton}
    box-sizing: border-box;
    inline-size: 100%;
    aspect-ratio: 1;
    border: 1px solid transparent;
    border-radius: 50%;
    text-align: center;
    /* The focus ring of the selected day is outside the button. */
    scroll-margin: ${space(4)};
    ${focusRing('inner')}
  }

  td > button:hover:not([aria-disabled], :disabled) {
    background: ${color('paper-hover')};
  }

  [aria-current] > button {
    border-color: ${color('ink-muted')};
    font-weight: 600;
  }

  [aria-disabled],
  button:disabled,
  select:disabled {
    color: ${color('ink-muted')};
    opacity: 0.75;
    cursor: not-allowed;
  }

  [aria-current] > [aria-disabled] {
    color: ${color('ink-muted')};
  }

  [aria-selected='true'] > button,
  [aria-selected='true'] > button:hover {
    background: ${color('accent')};
    color: ${color('on-accent')};
    font-weight: 600;
  }

  [aria-selected='true'] > button:focus-visible {
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    td:not([aria-current], [aria-selected='true']) > button {
      border-color: ButtonFace;
    }

    [aria-disabled],
    button:disabled,
    select:disabled {
      color: GrayText;
      opacity: 1;
    }

    [aria-selected='true'] > button {
      border: 3px solid Highlight;
    }
  }
`;
