import {
  containerQueries,
  media,
  color,
  sizes,
  space,
  touchTarget,
  bannerSpace,
  scaled,
  font,
} from '../../design/tokens.ts';
import { focusRing, visuallyHidden, motion, resetButton, onMobile } from '../../design/sharedStyles.ts';

export const logoRules = `
  .logo {
    flex: none;
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-block-size: ${touchTarget}px;
    max-inline-size: ${scaled(208)};
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

  /* Two lines at most, which can break anywhere. Long names and spaced text stay readable. */
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

  ${onMobile(
    `
    .logo {
      /* Two lines fit into the bar, which does not grow. */
      font-size: min(${scaled(19)}, 28px);
    }

    .logo img {
      inline-size: 120px;
    }

    /* Without the menu button, whose icon is 12 px inside its edge. */
    .logo:not(.tool ~ *) {
      margin-inline-start: 12px;
    }
  `,
  )}

  .logo [data-long] {
    font-size: 14px;
    -webkit-line-clamp: 4;
  }

  @container ${containerQueries.searchIcon} {
    .logo {
      flex: 0 9999 auto;
      min-inline-size: 30px;
      margin-inline-end: auto;
    }

    .logo [data-long] {
      font-size: min(${scaled(12)}, 14px);
    }
  }

  @container ${containerQueries.logoIcon} {
    .logo span {
      ${visuallyHidden}
    }
  }
`;

/** Styles of the header actions at the end of the top row, and of the menu button at its start. */
export const toolsRules = `
  .tools {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-inline-size: 0;
  }

  /* Slotted elements are at most as wide as the header. If they do not fit, the row scrolls. */
  .top ::slotted(*),
  .top slot > * > * {
    flex: none;
    max-inline-size: 100cqi;
  }

  /* Space for at least the button More. */
  [part='navigation'] {
    min-inline-size: 6.3em;
  }

  /* Space for focus rings. */
  .tools .overflow {
    max-inline-size: 100%;
    padding-inline: ${space(4)};
    margin-inline: -${space(4)};
  }

  .tools li > .tool {
    margin-inline-start: ${space(4)};
  }

  /* Header actions in a header without a search. */
  .logo + .tools {
    margin-inline-start: auto;
  }

  /* Items are as high as the row, so that the pointer crosses no gap on its way to the panel. */
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

  /* Centers capitals, and not lines of text, next to icons. */
  .tools span:not([class]) {
    text-box: cap alphabetic;
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

/** Styles of the slots. `tools-…` slots are for wide screens, `mobile-…` slots for narrow screens. Empty slots take no space. */
export const slotRules = `
  [name^='mobile'] {
    display: none;
  }

  ${onMobile(
    `
    [name^='tools'] {
      display: none;
    }

    [name^='mobile'] {
      display: contents;
    }
  `,
  )}

  /* The default blue of browsers has too little contrast here. */
  .top ::slotted(a) {
    color: inherit;
  }

  .banner {
    position: relative;
    background: ${color('paper-tint')};
  }

  /* Reserves space for the close button, which loads later. */
  .banner > :first-child:not(slot),
  ::slotted([slot='banner']:not([hidden])) {
    display: block;
    ${bannerSpace}
  }

  ::slotted([slot='after-categories']:not([hidden])) {
    display: block;
    background: ${color('paper')};
  }

  @media ${media.forcedColors} {
    .banner {
      border-block-end: 1px solid;
    }
  }
`;

const { searchMax } = sizes.header;

/** Styles of the search in the top row. On phones, it is an icon. On focus, the icon becomes a text box as wide as the row. */
export const headerSearchRules = `
  .search {
    flex: 1 9999 ${scaled(searchMax)};
    min-inline-size: 240px;
    max-inline-size: ${scaled(searchMax)};
    margin-inline-end: auto;
  }

  .search form:focus-within {
    outline-color: ${color('top-accent')};
  }

  ${onMobile(`
    .search {
      min-inline-size: ${space(128)};
      margin-inline: auto;
    }

    /* As high as the buttons next to it. The bar does not grow with the text size. */
    .search form {
      min-block-size: 48px;
    }

    .search button {
      inline-size: 48px;
      padding: 0;
    }

    .search button span {
      display: none;
    }
  `)}

  @container ${containerQueries.searchIcon} {
    .search {
      flex: none;
      /* Reserves space, because the focused text box is positioned absolutely. */
      min-inline-size: 48px;
      margin: 0;
    }

    .search form {
      inline-size: 48px;
      block-size: 48px;
      border-width: 0;
      background: none;
      color: inherit;
    }

    .search svg {
      inline-size: 24px;
      block-size: 24px;
    }

    .search input[type='text'] {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      opacity: 0;
      cursor: pointer;
    }

    .search button {
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
      border-width: 1px;
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
      color: ${color('accent')};
      pointer-events: auto;
    }
  }
`;
