import { color } from '../../design/colors.ts';
import { focusRing } from '../../design/focusRing.ts';
import { shadow } from '../../design/floating.ts';
import { sizes, space } from '../../design/sizes.ts';
import { resetButton, resetList } from '../../design/sharedStyles.ts';
import { scaled } from '../../design/textScale.ts';
import { font } from '../../design/type.ts';
import { signInListRules } from '../links/signInStyles.ts';
import { onDesktop, onMobile } from '../shell/onMobile.ts';
import { noJsAttribute } from '../menus/useNoJsMenus.ts';

const { row, categoryRow, mobileBar, mobileMenu } = sizes.header;
const edge = row + categoryRow;

/** Rules of the menus that only servers render; as text, because no script ever needs them. */
export const noJsCss = `
[part~=header] { anchor-name: --auction-header }
[${noJsAttribute}] {
  container-type: inline-size;
  font-size: ${scaled(14)};
  & .sheet {
    box-sizing: border-box;
    position: absolute;
    inset: ${scaled(row)} 24px auto auto;
    max-block-size: calc(100dvh - ${scaled(edge)});
    margin: 0;
    padding: 0;
    border: 0;
    overflow: auto;
    overscroll-behavior: contain;
    background: ${color('paper')};
    color: ${color('ink')};
    font: ${font(14)};
    text-align: start;
    box-shadow: ${shadow};
  }
  & .wide {
    inset: ${scaled(edge)} 0 auto;
    inline-size: 100%;
    max-inline-size: calc(${scaled(sizes.contentMax)} + ${2 * 24}px);
    margin-inline: auto;
  }
  /* Closed after hydration: only find-in-page looks into it. */
  @supports (content-visibility: hidden) {
    & .sheet[hidden]:not(:first-child, :popover-open) {
      display: block;
      content-visibility: hidden;
      inset: 0 auto auto 0;
      inline-size: 0;
      block-size: 0;
      padding: 0;
      box-shadow: none;
    }
  }
  & .sheet:popover-open { display: block; content-visibility: visible }
  & [part=panel] {
    position: static;
    max-block-size: none;
    border: 0;
    clip-path: none;
    box-shadow: none;
    animation: none;
  }
  & .narrow { display: none }
  @supports (anchor-name: --a) {
    ${onDesktop(`
      & .sheet:not(.wide) { inset: auto; position-area: block-end span-inline-start; min-inline-size: calc(anchor-size(inline) + 16px); margin: 17px -8px 0 }
      & .wide { position-anchor: --auction-header; inset-block-start: anchor(end) }
    `)}
  }
  ${onMobile(
    `
    & .sheet, & .wide {
      position: fixed;
      inset: 0 auto 0 0;
      inline-size: ${scaled(mobileMenu)};
      max-inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      padding-block-end: ${space(32)};
      font: ${font(16)};
    }
    & .sheet::backdrop { background: ${color('backdrop')} }
    & .sheet:dir(rtl) { inset: 0 0 0 auto }
    & .narrow { display: block }
    & .title-row {
      display: flex;
      align-items: center;
      justify-content: space-between;
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      box-sizing: border-box;
      min-block-size: ${scaled(mobileBar)};
      padding: ${space(8)};
      padding-inline-start: ${space(16)};
      border-block-end: 1px solid ${color('line')};
      background: ${color('paper')};
    }
    & h2 { margin: 0; font: ${font(19, 'bold', 1.25)} }
    & .close {
      ${resetButton}
      display: grid;
      place-items: center;
      inline-size: 48px;
      block-size: 48px;
      ${focusRing('inner')}
    }
    & ul { ${resetList} }
    & .sheet > ul { padding-block: ${space(8)} }
    & .sheet > ul + ul { border-block-start: 1px solid ${color('line')} }
    & .sheet > ul > li > :is(a, button) {
      ${resetButton}
      display: flex;
      align-items: center;
      justify-content: space-between;
      box-sizing: border-box;
      inline-size: 100%;
      min-block-size: 48px;
      padding: ${space(8)} ${space(16)};
      font: ${font(16)};
      text-decoration: none;
      ${focusRing('inner')}
    }
    & .sheet > ul > li { ${signInListRules} }
    & [part=panel] { display: block; max-inline-size: none; font: ${font(16)} }
    & .columns { display: block }
    & [part=panel] section { margin-block-end: ${space(24)} }
    & [part=panel] li > a { box-sizing: border-box; min-block-size: 48px; align-content: center }
    & [data-icon=chevronEnd]:dir(rtl) { transform: scaleX(-1) }
  `,
  )}
}
@media print { [${noJsAttribute}] { display: none } }
`;
