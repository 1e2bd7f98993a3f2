import { styled } from 'styled-components';
import { media, color, sizes, space, scaled, font } from '../../design/tokens.ts';
import { messageIcon, motion, textReset, visuallyHidden } from '../../design/sharedStyles.ts';
import * as timings from '../../site/timings.ts';

export const TimePanelFrame = styled.div`
  inline-size: fit-content;
  max-inline-size: 100%;
  color: ${color('ink')};
  font: ${font(14)};
  ${textReset}

  .clock,
  .actions {
    display: flex;
    flex-wrap: wrap;
  }

  .clock {
    align-items: start;
    gap: ${space(8)};
  }

  .clock:dir(rtl) > :nth-child(2) {
    order: -1;
  }

  .segment {
    position: relative;
    flex: 1 1 3em;
    max-inline-size: ${scaled(sizes.timeSegment.maxWidth)};
  }

  .segment:first-child {
    margin-inline-end: ${space(16)};
  }

  .segment:first-child::after {
    content: ':' / '';
    position: absolute;
    inset: 8px -${space(24)} auto 100%;
    font: ${font(23, 'bold')};
    text-align: center;
  }

  .segment > input {
    appearance: none;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: ${scaled(48)};
    margin: 0;
    padding: 0 ${space(4)};
    border: 1px solid ${color('line-control')};
    border-radius: ${sizes.radius.control}px;
    background: ${color('paper')};
    color: inherit;
    font: ${font(23)};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  .segment > input:focus {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  .segment > input:disabled {
    background: ${color('paper-hover')};
    color: ${color('ink-muted')};
  }

  .segment > input[aria-invalid] {
    border-color: ${color('error')};
  }

  .segment > input::placeholder {
    color: ${color('ink-muted')};
    opacity: 1;
  }

  .segment > label {
    display: block;
    margin-block-start: ${space(4)};
    color: ${color('ink-muted')};
    font: ${font(12)};
  }

  .message {
    display: flex;
    gap: ${space(4)};
    margin: ${space(8)} 0;
    color: ${color('error')};
  }

  .message svg {
    ${messageIcon}
  }

  .status {
    ${visuallyHidden}
  }

  .actions {
    justify-content: space-between;
    /* Aligns the text of Reset, and not the edge of its button, with the inputs. */
    margin-inline-start: -${space(16)};
  }

  /* All buttons have visible edges. */
  @media print, (forced-colors: active) {
    .actions {
      margin-inline-start: 0;
    }
  }
`;

export const PeriodFrame = styled.div`
  position: relative;
  display: grid;
  grid: auto / auto-flow minmax(${scaled(44)}, 1fr);
  box-sizing: border-box;
  min-block-size: ${scaled(48)};
  border: 1px solid ${color('line-control')};
  border-radius: ${sizes.radius.control}px;
  white-space: nowrap;
  /* Browsers usually print no backgrounds. */
  print-color-adjust: exact;

  /* The sliding background of the selected option. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 50% 0 0;
    border-radius: ${sizes.radius.control - 1}px;
    background: ${color('accent')};
  }

  @media ${media.motion} {
    /* The labels change their colors when an edge of the background is in their middle, after a fifth of the time. */
    &::before,
    label {
      transition:
        translate ${timings.dayPeriodSlide}ms ${motion.easing},
        color 0s ${timings.dayPeriodSlide / 5}ms;
    }
  }

  &[data-period='pm']:dir(ltr)::before,
  &[data-period='am']:dir(rtl)::before {
    translate: 100% 0;
  }

  &:focus-within:has(:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    padding-inline: ${space(8)};
    font-weight: 600;
    cursor: pointer;
  }

  label:has(:checked) {
    color: ${color('on-accent')};
  }

  &:has(:disabled) {
    background: ${color('paper-hover')};
    color: ${color('ink-muted')};
  }

  &:where(:has(:disabled))::before {
    background: currentcolor;
  }

  input {
    ${visuallyHidden}
  }

  @media ${media.forcedColors} {
    &::before {
      background: Highlight;
    }

    label:has(:checked) {
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
