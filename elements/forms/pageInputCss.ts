import { color, sizes, space, scaled, font } from '../../src/design/tokens.ts';

const declare = (declarations: Readonly<Record<string, string>>): string =>
  Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}!important`)
    .join(';');

/** In the component, not in the place that an input has until that is rendered. */
const slotted = (selector: string): string =>
  `[data-auction-container] slot:not([name])::slotted(${selector})`;

/** What a message of another script below a field looks like, before the field is rendered, too. */
export const messageCss = `display:block;margin-block-start:${space(4)};color:${color('error')};font:${font(14)}`;

/**
 * Rules for an input of the page, which has the frame of the field and none of its own. They are important, because rules of the page
 * otherwise come first; what a page may restyle, such as the font, is inherited from the parts of the field.
 */
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

/** Rules for what `::slotted()` does not reach: the buttons that browsers put into an input, where the field has its own. */
export const pageInputPartsCss = [
  ':is(auction-date-input,auction-time-input):defined input::-webkit-calendar-picker-indicator',
  'auction-text-input:defined input::-webkit-search-cancel-button',
  'auction-text-input:defined input::-ms-reveal',
]
  .map((selector) => `${selector}{display:none!important}`)
  .join('\n');
