import { keyframes, styled } from 'styled-components';
import { media, color, sizes, space, scaled, font } from '../../design/tokens.ts';
import { focusRing, motion, resetButton, resetList } from '../../design/sharedStyles.ts';
import { titleRowRules } from './titleRowStyles.ts';
import { signInMenuRules } from '../links/signInStyles.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

/** Slide animation for both directions. A custom property sets the start position. */
const slide = keyframes`
  from { transform: translateX(var(--_from)); opacity: var(--_fade, 1); }
`;

const timing = `${motion.duration}ms ${motion.easing}`;

export const Dialog = styled.dialog`
  --_side: -1;
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  box-sizing: border-box;
  inline-size: ${scaled(sizes.header.mobileMenu)};
  max-inline-size: 100vw;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: ${color('paper')};
  color: ${color('ink')};
  font: ${font(16)};
  --_from: calc(var(--_side) * 100%);
  animation: ${slide} ${timing};

  &:dir(rtl) {
    --_side: 1;
  }

  &::backdrop {
    background: ${color('backdrop')};
    animation: ${fade} ${timing};
  }

  &[data-phase='closing'] {
    transform: translateX(calc(var(--_side) * 100%));
    transition: transform ${timing};
  }

  &[data-phase='closing']::backdrop {
    opacity: 0;
    transition: opacity ${timing};
  }

  .view {
    --_fade: 0;
    box-sizing: border-box;
    block-size: 100%;
    overflow: auto;
    overscroll-behavior: contain;
    padding-block-end: ${space(32)};
    /* A shade at the end of the window shows that there is more. A cover at the end of the content hides it. */
    background:
      linear-gradient(${color('paper')} 0 0) 0 100% / 100% ${space(24)} no-repeat local,
      linear-gradient(transparent, ${color('line')}) 0 100% / 100% ${space(24)} no-repeat;
    /* Focused elements must not be hidden below the title row. */
    scroll-padding-block-start: ${scaled(96)};
  }

  .view[data-step='deeper'] {
    --_from: calc(var(--_side) * -48px);
    animation: ${slide} ${timing};
  }

  .view[data-step='back'] {
    --_from: calc(var(--_side) * 48px);
    animation: ${slide} ${timing};
  }

  /* Space next to the menu, which closes it. A finger reaches it more easily than the button at the top. */
  @media ${media.touch} {
    max-inline-size: max(100vw - 48px, min(100vw, 320px));
  }

  ${titleRowRules}

  ul {
    ${resetList}
    padding-block: ${space(8)};
  }

  ul + ul {
    border-block-start: 1px solid ${color('line')};
  }

  li > a,
  li > button {
    ${resetButton}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8)};
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: ${scaled(48)};
    padding: ${space(8)} ${space(16)};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${focusRing('inner')}
  }

  li > a:hover,
  li > button:hover {
    background: ${color('paper-hover')};
  }

  li > a[aria-current] {
    color: ${color('accent')};
    font-weight: 600;
  }

  ${signInMenuRules}

  li svg {
    flex: none;
    color: ${color('ink-muted')};
  }

  .all a {
    color: ${color('accent')};
    font-weight: 600;
  }

  .promotion {
    display: block;
    padding: ${space(16)};
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    ${focusRing('inner')}
  }

  [data-icon='chevronEnd']:dir(rtl),
  [data-icon='chevronStart']:dir(rtl) {
    transform: scaleX(-1);
  }

  @media ${media.forcedColors} {
    border-inline-end: 1px solid;
  }

  @media ${media.reducedMotion} {
    &,
    &::backdrop,
    .view[data-step] {
      animation: none;
      transition: none;
    }
  }
`;
