import { media, color, sizes, space, touchTarget, scaled, font } from '../../design/tokens.ts';
import { shadow, focusRing, resetButton, resetList, onDesktop, onMobile } from '../../design/sharedStyles.ts';
import { signInListRules } from '../links/signInStyles.ts';

const { row, categoryRow, mobileBar, mobileMenu } = sizes.header;
const narrowItems = '.title-row, .narrow';
const topList = ':is(nav, .row) > ul';
const fewColumns = '.columns:not(:has(> :nth-child(7)))';

/** Styles of the menus: panels on wide screens, sheets on narrow screens. They are popovers, which are fixed, as large as the window, and scrollable. */
export const menuRules = `
  .panel {
    box-sizing: border-box;
    margin: 0;
    padding: ${space(8)} ${space(16)};
    border: 1px solid ${color('line')};
    overscroll-behavior: contain;
    overflow-wrap: anywhere;
    background: ${color('paper')};
    color: ${color('ink')};
    font: ${font(14)};
    text-align: start;
    visibility: visible;
    box-shadow: ${shadow};
  }

  /* Closed panels that find-in-page can search. */
  .panel:has(> [hidden]):not(:popover-open) {
    display: block;
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 0;
    min-inline-size: 0;
    block-size: 0;
    padding: 0;
    border: 0;
    overflow: hidden;
  }

  .panel ul {
    ${resetList}
  }

  .panel :is(li, section, h3) > :is(a, button) {
    border-radius: ${sizes.radius.control}px;
    color: inherit;
    text-decoration: none;
    ${focusRing('inner')}
  }

  .panel li > a {
    display: block;
    box-sizing: border-box;
    padding: ${space(4)} ${space(8)};
    margin-inline: -${space(8)};
  }

  .panel :is(li, h3) > a:hover {
    background: ${color('paper-hover')};
  }

  .panel :is(.all a, a[aria-current]) {
    color: ${color('accent')};
    font-weight: 600;
  }

  .panel :is(h2, h3) {
    margin: 0;
  }

  .panel h3 {
    margin-block-end: ${space(8)};
    font: ${font(14, 'bold')};
  }

  .panel:not(.mega) h3 {
    margin-block-start: ${space(8)};
  }

  .mega {
    padding: 0;
  }

  .columns,
  .popular {
    padding: ${space(24)};
  }

  .popular {
    background: ${color('paper-tint')};
  }

  .popular li > a:hover {
    background: ${color('paper')};
  }

  .panel .promotion {
    display: block;
    margin-inline: -${space(8)};
    padding: ${space(8)};
    font-weight: 600;
  }

  .panel ul + .promotion {
    margin-block-start: ${space(16)};
  }

  [part='backdrop'] {
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: ${color('backdrop')};
  }

  /* Anchors of the panels. */
  .tools nav > ul > li {
    anchor-name: --auction-item;
    anchor-scope: --auction-item;
  }

  .categories .row {
    anchor-name: --auction-row;
    anchor-scope: --auction-row;
  }

  ${onDesktop(`
    :is(${narrowItems}) {
      display: none;
    }

    /* Custom properties for browsers without CSS anchors, set by placeBelow(). */
    .panel {
      position: absolute;
      inset: var(--_inset, ${scaled(row)} ${space(24)} auto auto);
      inline-size: max-content;
      min-inline-size: ${scaled(144)};
      max-inline-size: min(${scaled(320)}, 100vw);
      max-block-size: var(--_space, calc(100dvh - ${scaled(row)}));
      border-block-start: 2px solid ${color('accent')};
      border-radius: 0 0 ${sizes.radius.panel}px ${sizes.radius.panel}px;
      /* Clips the shadow, which must not cover the bar above the panel. */
      clip-path: inset(0 -64px -64px);
    }

    .panel:not(.mega) li > a {
      padding-block: ${space(8)};
    }

    .mega {
      inset: var(--_inset, ${scaled(row + categoryRow)} 0 auto);
      inline-size: auto;
      max-inline-size: calc(${scaled(sizes.contentMax)} + ${2 * 24}px);
      margin-inline: auto;
      border-block-start: 0;
    }

    .mega > .content {
      display: grid;
      grid-template-columns: minmax(0, 1fr) fit-content(${scaled(240)});
    }

    @supports (anchor-scope: all) {
      .panel {
        position: fixed;
        inset: auto;
        position-anchor: --auction-item;
        position-area: self-block-end span-self-inline-start;
        /* Wider than its item, so aligned at the end. Firefox 153 misplaces \`self-end\` if the page has the other direction. */
        justify-self: anchor-center;
        min-inline-size: calc(anchor-size(inline) + ${space(16)});
        max-block-size: max(160px, 100%);
        margin-inline-end: -${space(8)};
      }

      .mega {
        position-anchor: --auction-row;
        position-area: self-block-end center;
        justify-self: stretch;
        min-inline-size: 0;
        /* Space for the border of the category bar. */
        margin: 1px 0 0;
        max-block-size: max(160px, 100% - 1px);
      }
    }

    .columns {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(${scaled(144)}, 1fr));
      gap: ${space(24)};
      /* 24 px minus the border of the panel. */
      padding-inline-start: 23px;
      align-content: start;
    }

    /* Up to six columns are as wide as their text. */
    ${fewColumns} {
      grid-auto-flow: column;
      grid-template-columns: none;
      justify-content: space-between;
    }

    /* Aligns the lists of all columns, even if some headings have two lines. The third row is for a promotion. */
    .columns > section,
    :is(${fewColumns}, ${fewColumns} + .popular) {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: span 2;
      row-gap: 0;
    }

    :is(${fewColumns}, ${fewColumns} + .popular) {
      grid-row-end: span 3;
    }

    .popular > ul {
      grid-row: 2;
    }

    .popular > .promotion {
      grid-row: 3;
    }
  `)}

  @media ${media.touch} {
    .panel li > a,
    .panel .promotion {
      min-block-size: ${touchTarget}px;
      align-content: center;
    }
  }

  @media ${media.forcedColors} {
    .popular {
      border-inline-start: 1px solid;
    }
  }

  ${onMobile(`
    /* Panels are sheets on narrow screens. The rest of the navigation is hidden. */
    nav.desktop-only,
    nav.desktop-only :is(.row, ${topList}, ${topList} > li) {
      display: contents;
    }

    nav.desktop-only {
      visibility: hidden;
    }

    nav.desktop-only :is(${topList} > li > :is(a, button)) {
      display: none;
    }

    .panel {
      inset-inline-end: auto;
      inline-size: ${scaled(mobileMenu)};
      max-inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: none;
      padding: 0 0 ${space(32)};
      border: 0;
      font: ${font(16)};
    }

    .panel::backdrop {
      background: ${color('backdrop')};
    }

    [part='backdrop'] {
      display: none;
    }

    .panel .title-row {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      display: flex;
      align-items: center;
      justify-content: space-between;
      box-sizing: border-box;
      min-block-size: ${scaled(mobileBar)};
      padding: ${space(8)};
      padding-inline-start: ${space(16)};
      border-block-end: 1px solid ${color('line')};
      background: ${color('paper')};
    }

    .panel h2 {
      font: ${font(19, 'bold', 1.25)};
    }

    .panel .close {
      ${resetButton}
      display: grid;
      place-items: center;
      inline-size: 48px;
      block-size: 48px;
      ${focusRing('inner')}
    }

    .panel > .content > ul {
      padding-block: ${space(8)};
    }

    .panel > .content > ul + ul {
      border-block-start: 1px solid ${color('line')};
    }

    .panel > .content > ul > li > :is(a, button) {
      ${resetButton}
      display: flex;
      align-items: center;
      justify-content: space-between;
      box-sizing: border-box;
      inline-size: 100%;
      min-block-size: 48px;
      padding: ${space(8)} ${space(16)};
    }

    .panel > .content > ul > li {
      ${signInListRules}
    }

    .mega section {
      margin-block-end: ${space(24)};
    }

    .mega li > a {
      min-block-size: 48px;
      align-content: center;
    }

    .panel [data-icon='chevronEnd']:dir(rtl) {
      transform: scaleX(-1);
    }
  `)}
`;
