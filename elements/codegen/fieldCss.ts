import { media, color, sizes, space, touchTarget, scaled, font } from '../../src/design/tokens.ts';
import { messageCss } from '../core/styleSheets.ts';

const fields = ':is(auction-text-input, auction-date-input, auction-time-input)';
const typedFields = ':is(auction-date-input, auction-time-input)';
const input = ':is(input, textarea)';
/** Selector of form fields whose label row contains only the label and the counter. */
const counterHolder = `auction-form-field[label]:not([label=''], [secure])`;

/** Styles of an element's label before its script loads. */
export const labelCss = `
  display: block;
  min-block-size: 20px;
  margin-block-end: ${space(4)};
  color: ${color('ink')};
  font: ${font(14, 'bold')};
  content: var(--_no-js, attr(label));
`;

/**
 * Formats the styles that reserve space for fields before their script loads. Fields around a page's input are also styled without JavaScript.
 */
export const formatFieldCss = (): string => `
/* Fields around inputs of the page, before their script loads. In server-rendered fields, --_no-js is none. */
@layer auction-elements {
  ${fields}:not(:defined, [hidden]) {
    display: grid;
    color-scheme: var(--auction-color-scheme, inherit);
  }

  ${fields}:not(:defined, [hidden]):has(${input}) {
    display: block;
    position: relative;
  }

  :is(auction-date-picker, auction-time-picker):not(:defined, [hidden]) {
    display: inline-block;
    vertical-align: top;
  }
}

${fields}:not(:defined) ${input} {
  appearance: none;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: auto;
  min-block-size: ${scaled(sizes.control.normal)};
  margin: 0;
  padding: 0 12px;
  border: 1px solid ${color('line-control')};
  border-radius: ${sizes.radius.control}px;
  background: ${color('paper')};
  color: ${color('ink')};
  font: ${font(16)};
}

/* Messages that other scripts insert next to the input. */
${fields}:not(:defined):has(${input}) > :not([hidden], [slot]:not([slot='message']), ${input}, :has(${input})) {
  ${messageCss}
}

/* Fields without an input of the page. The frame is between the label and the help text. */
${fields}:not(:defined):not(:has(${input})) {
  grid-template-rows: auto var(--_no-js, ${scaled(sizes.control.normal)}) auto;
}

/* The frame is a rectangle in the color of the border, and a smaller one on it. */
${fields}:not(:defined):not(:has(${input})) {
  --_top: 0px;
  --_block: ${scaled(sizes.control.normal)};
  background-image: var(--_no-js, linear-gradient(${color('paper')} 0 0), linear-gradient(${color('line-control')} 0 0));
  background-position: 1px calc(var(--_top) + 1px), 0 var(--_top);
  background-size: calc(100% - 2px) calc(var(--_block) - 2px), 100% var(--_block);
  background-repeat: no-repeat;
}

${typedFields}[label]:not(:defined):not([label='']) {
  --_top: max(24px, ${scaled(19.6)} + 4px);
}

auction-text-input[character-limit]:not(:defined):not([character-limit='0'], ${counterHolder} *) {
  --_top: calc(${scaled(16.8)} + 4px);
}

${fields}[size='small']:not(:defined):not(:has(${input})) {
  --_block: ${scaled(sizes.control.small)};
  grid-template-rows: auto var(--_no-js, ${scaled(sizes.control.small)}) auto;
}

${fields}:not(:defined):not(:has(${input})) > * {
  grid-area: 2 / 1;
  place-self: center start;
  margin-inline: 13px;
}

${fields}:not(:defined):not(:has(${input})) > [slot='suffix'] {
  justify-self: end;
}

${fields}:not(:defined):not(:has(${input}))::after {
  grid-row: 3;
}

${fields}[size='small']:not(:defined) ${input} {
  min-block-size: ${scaled(sizes.control.small)};
  font: ${font(14)};
}

@media ${media.touch} {
  ${fields}[size='small']:not(:defined) ${input} {
    font: ${font(16)};
  }
}

${fields}:not(:defined) textarea {
  display: block;
  padding-block: ${space(8)};
  resize: vertical;
}

${fields}:not(:defined) ${input}:focus {
  outline: 2px solid ${color('accent')};
  outline-offset: 2px;
}

${fields}:not(:defined) ${input}:disabled {
  border-color: ${color('line')};
  background: ${color('paper-hover')};
  color: ${color('ink-muted')};
  opacity: 1;
}

${fields}:not(:defined) ${input}:read-only:not(:disabled) {
  background: ${color('paper-tint')};
}

${fields}[error]:not(:defined) ${input} {
  border-color: ${color('error')};
}

${fields}:not(:defined) ${input}::placeholder {
  color: ${color('ink-muted')};
  opacity: 1;
}

${typedFields}[label]:not(:defined):not([label=''])::before {
  ${labelCss}
}

${typedFields}[label]:not(:defined):not([label='']):is([required], :has(${input}:required))::before {
  content: var(--_no-js, attr(label) ' *');
}

${typedFields}[help]:not(:defined):not([help=''], [error][error-text])::after {
  display: block;
  margin-block-start: ${space(4)};
  color: ${color('ink-muted')};
  font: ${font(14)};
  content: var(--_no-js, attr(help));
}

/* The format hint of a date field. */
auction-date-input:not(:defined):not([help]):is(:not(:has(${input})), :has(${input}:not([type='date'], [type='datetime-local'])))::after {
  display: block;
  margin-block-start: ${space(4)};
  font: ${font(14)};
  content: var(--_no-js, '\\a0');
}

/* A form field shows the counter in its label row, even before the form field is defined. */
${counterHolder}:not(:defined) {
  --_counter-position: absolute;
}

auction-text-input[character-limit]:not(:defined):not([character-limit='0'], ${counterHolder} *)::before {
  display: block;
  margin-block-end: ${space(4)};
  color: ${color('ink-muted')};
  font: ${font(12)};
  font-variant-numeric: tabular-nums;
  text-align: end;
  content: var(--_no-js, '0/' attr(character-limit));
}

/* The size of the calendar: the month, the weekdays, and five rows of days, as in most months. */
auction-date-picker:not(:defined) {
  box-sizing: content-box;
  inline-size: var(--_no-js, ${scaled(7 * sizes.calendar.cell)});
  max-inline-size: 100%;
  aspect-ratio: var(--_no-js, 7 / 5);
  padding-block-start: var(--_no-js, 74px);
}

@media ${media.touch} {
  auction-date-picker:not(:defined) {
    inline-size: var(--_no-js, max(${scaled(7 * sizes.calendar.cell)}, ${7 * touchTarget}px));
    padding-block-start: var(--_no-js, 84px);
  }
}

auction-time-picker:not(:defined) {
  block-size: var(--_no-js, calc(20px + ${scaled(104.8)}));
}
`;
