import { media } from '../../design/breakpoints.ts';
import { color } from '../../design/colors.ts';
import { focusRing, motion, resetButton } from '../../design/sharedStyles.ts';
import { sizes, space, touchTarget } from '../../design/sizes.ts';
import { scaled, font } from '../../design/type.ts';
import { onMobile } from './onMobile.ts';

/** The tools at the end of the top row, and the menu button at its start. */
export const toolsRules = `
  .tools {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-inline-size: 0;
  }

  /* The row scrolls if they have no room, but each of them is visible as a whole. */
  .top ::slotted(*),
  .top slot > * > * {
    flex: none;
    max-inline-size: 100cqi;
  }

  /* At least the button More has room. */
  [part='navigation'] {
    min-inline-size: 6.3em;
  }

  /* Room for focus rings. */
  .tools .overflow {
    max-inline-size: 100%;
    padding-inline: ${space(4)};
    margin-inline: -${space(4)};
  }

  .tools li > .tool {
    margin-inline-start: ${space(4)};
  }

  /* Without a search between them. */
  .logo + .tools {
    margin-inline-start: auto;
  }

  /* As high as the row, so that the pointer meets no gap on its way to the panel. */
  .tools nav > ul > li {
    display: flex;
    align-items: center;
    block-size: ${scaled(sizes.header.row)};
  }

  .tools nav li > button,
  .tools > .sign-in,
  .tool {
    ${resetButton}
    display: flex;
    align-items: center;
    gap: ${space(8)};
    box-sizing: border-box;
    block-size: ${scaled(sizes.control.normal)};
    padding-inline: ${space(8)};
    border-radius: ${sizes.radius.control}px;
    font: ${font(14)};
    text-decoration: none;
    white-space: nowrap;
    ${focusRing('outer', 'top-accent')}
  }

  .tools nav li > button:hover,
  .tools nav li:has(> :popover-open) > button,
  .tool:hover {
    background: ${color('top-hover')};
  }

  .tool[aria-current] {
    color: ${color('top-accent')};
  }

  .tools li:has(> :popover-open) > button > [data-icon='chevronDown'] {
    transform: rotate(180deg);
  }

  ${onMobile(
    `
    .tools > .sign-in,
    .tool {
      justify-content: center;
      min-inline-size: 48px;
      block-size: 48px;
    }
  `,
  )}

  @media ${media.touch} {
    .tools nav li > button,
    .tools > .sign-in,
    .tool {
      min-block-size: ${touchTarget}px;
      min-inline-size: ${touchTarget}px;
    }
  }

  @media ${media.motion} {
    .tools [data-icon='chevronDown'] {
      transition: transform ${motion.duration}ms ${motion.easing};
    }
  }
`;
