import { css, keyframes, styled } from 'styled-components';
import { media } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { focusRing } from '../../design/focusRing.ts';
import { shadow } from '../../design/floating.ts';
import { withReducedMotion, motion } from '../../design/motion.ts';
import { sizes, space, touchTarget } from '../../design/sizes.ts';
import { resetList } from '../../design/sharedStyles.ts';
import { scaled } from '../../design/textScale.ts';
import { font } from '../../design/type.ts';

/** Seen from its first frame on. */
const appear = keyframes`
  from { opacity: 0.4; transform: translateY(-4px); }
`;

const panel = css`
  position: absolute;
  z-index: 1;
  box-sizing: border-box;
  inset-block-start: 100%;
  max-block-size: var(--_panel-space, calc(100dvh - ${scaled(sizes.header.row + sizes.header.categoryRow)}));
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  border: 1px solid ${color('line')};
  border-block-start: 0;
  border-end-start-radius: ${sizes.radius.panel}px;
  border-end-end-radius: ${sizes.radius.panel}px;
  background: ${color('paper')};
  color: ${color('ink')};
  font: ${font(14)};
  box-shadow: ${shadow};
  /* The shadow must not fall on the bar that the panel hangs from. */
  clip-path: inset(0 -64px -64px);
  animation: ${appear} ${motion.duration}ms ${motion.easing};
  ${withReducedMotion('')}

  /* Rendered, but not open. */
  [aria-expanded='false'] + & {
    visibility: hidden;
    animation: none;
  }

  ul {
    ${resetList}
  }

  a {
    display: block;
    padding: 5px ${space(8)};
    margin-inline: -${space(8)};
    border-radius: ${sizes.radius.control}px;
    color: inherit;
    text-decoration: none;
    ${focusRing('inner')}
  }

  a:hover {
    background: ${color('paper-hover')};
  }

  @media ${media.touch} {
    a {
      box-sizing: border-box;
      min-block-size: ${touchTarget}px;
      align-content: center;
    }
  }

  a[aria-current] {
    color: ${color('accent')};
    font-weight: 600;
  }
`;

/** As wide as the content of the header. */
export const CategoryPanelFrame = styled.div`
  ${panel}
  inset-inline: 0;
  padding: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(${scaled(176)}, 18%);

  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${scaled(144)}, 1fr));
    gap: ${space(24)};
    padding: ${space(24)};
    /* The panel's border stands before them. */
    padding-inline-start: 23px;
    align-content: start;
  }

  /* Headings of two lines have their neighbours' lists begin beside theirs. */
  .columns > section {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 2;
    row-gap: 0;
  }

  .columns:only-child {
    grid-column: 1 / -1;
  }

  h3 {
    margin: 0 0 ${space(8)};
    font: ${font(14, 'bold')};
  }

  .all a {
    color: ${color('accent')};
    font-weight: 600;
  }

  .popular {
    padding: ${space(24)};
    background: ${color('paper-tint')};
  }

  .popular a:hover {
    background: ${color('paper')};
  }

  .promotion {
    padding: ${space(8)};
    font-weight: 600;
  }

  ul + .promotion {
    margin-block-start: ${space(16)};
  }

  @media (forced-colors: active) {
    .popular {
      border-inline-start: 1px solid;
    }
  }
`;

/** A short list of links under a button: the links are as wide as the button at least, and end where it does. */
export const LinkPanelFrame = styled.div`
  ${panel}
  inset-inline-end: -${space(8)};
  inline-size: max-content;
  min-inline-size: calc(100% + ${space(16)});
  max-inline-size: min(${scaled(320)}, 100vw);
  padding: ${space(8)} ${space(16)};
  border-block-start: 2px solid ${color('accent')};

  a {
    padding-block: ${space(8)};
  }
`;
