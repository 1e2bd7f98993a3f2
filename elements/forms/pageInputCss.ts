import { color, sizes, space, scaled, font } from '../../src/design/tokens.ts';

const declare = (declarations: Readonly<Record<string, string>>): string =>
  Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}!important`)
    .join(';');

/** Returns the selector of slotted elements, without elements in the fallback slots that exist before the component renders. */
const slotted = (selector: string): string =>
  `[data-auction-container] slot:not([name])::slotted(${selector})`;

/** Styles of messages from other scripts below a field. Also used before the field is rendered. */
export const messageCss = `display:block;margin-block-start:${space(4)};color:${color('error')};font:${font(14)}`;

/** Styles for the page's input in the frame of the field, important to win over page styles. The font is inherited from the field's parts. */
export const pageInputCss = `
${slotted(':is(input,textarea)')}{${declare({
  appearance: 'none',
  flex: '1',
  'inline-size': 'auto',
  'min-inline-size': '0',
  'max-inline-size': 'none',
  'min-block-size': '0',
  'max-block-size': 'none',
  'box-sizing': 'border-box',
  position: 'static',
  float: 'none',
  margin: '0',
  padding: `0 ${space(4)}`,
  border: '0',
  'border-radius': '0',
  outline: 'none',
  'box-shadow': 'none',
  background: 'none',
  color: 'inherit',
  '-webkit-text-fill-color': 'currentcolor',
  font: 'inherit',
  'letter-spacing': 'inherit',
  'word-spacing': 'inherit',
  'text-transform': 'none',
  'text-indent': '0',
  'text-shadow': 'none',
  'text-overflow': 'ellipsis',
  opacity: '1',
  transform: 'none',
  transition: 'none',
})}}
${slotted('input')}{${declare({ 'align-self': 'stretch', 'block-size': 'auto' })}}
${slotted('textarea')}{${declare({
  'min-block-size': scaled(sizes.control.normal - 2),
  'padding-block': space(8),
  resize: 'vertical',
})}}
slot[name=message]::slotted(:not([hidden])){${messageCss}}
${slotted(':disabled')}{${declare({ cursor: 'not-allowed' })}}
${slotted(':is(input,textarea)')}::placeholder{${declare({ color: color('ink-muted'), opacity: '1' })}}
`;

/** Styles for the browser's buttons in an input, which `::slotted()` does not select. The field has its own buttons. */
export const pageInputPartsCss = [
  ':is(auction-date-input,auction-time-input):defined input::-webkit-calendar-picker-indicator',
  'auction-text-input:defined input::-webkit-search-cancel-button',
  'auction-text-input:defined input::-ms-reveal',
]
  .map((selector) => `${selector}{display:none!important}`)
  .join('\n');
