import { color, sizes, space, scaled, font } from '../../src/design/tokens.ts';

/** Selector that excludes controls in the library's fields, because the fields style them. */
const outsideFields = ':where(:not(auction-text-input *, auction-date-input *, auction-time-input *))';
const choice = `:is([type='checkbox'], [type='radio'])`;
const nonTextTypes = `${choice}, [type='range'], [type='color'], [type='submit'], [type='button'], [type='reset'], [type='image']`;
const frame = `:is(input:not(${nonTextTypes}), select, textarea)${outsideFields}`;
const menu = `select:not([multiple], [size])${frame}`;
/** Selector of labels that don't contain their control. */
const label = 'label:not(:has(input, select, textarea), [hidden])';

/** Gradients of the two halves of a triangle that points down. */
const arrow = `linear-gradient(45deg, transparent 50%, ${color('ink-muted')} 50%), linear-gradient(135deg, ${color('ink-muted')} 50%, transparent 50%)`;

/** Formats the styles of native controls in a form field. The controls look like the controls of the library. */
export const formatNativeControlsCss = (): string => `
/* Native controls in a form field, with the look of the library. */
auction-form-field {
  color-scheme: var(--auction-color-scheme, inherit);
  accent-color: ${color('accent')};

  & ${frame} {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: ${scaled(sizes.control.normal)};
    margin: 0;
    padding-block: 0;
    padding-inline: 12px;
    border: 1px solid ${color('line-control')};
    border-radius: ${sizes.radius.control}px;
    background-color: ${color('paper')};
    color: ${color('ink')};
    font: ${font(16)};
  }

  & ${frame}:focus,
  & input${choice}${outsideFields}:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  & :is(input, textarea)${outsideFields}:read-only:not(:disabled, ${nonTextTypes}, [type='file']) {
    background-color: ${color('paper-tint')};
  }

  & ${frame}:disabled {
    border-color: ${color('line')};
    background-color: ${color('paper-hover')};
    color: ${color('ink-muted')};
    opacity: 1;
    cursor: not-allowed;
  }

  & ${frame}[aria-invalid='true'],
  &[error]:not(:defined) ${frame} {
    border-color: ${color('error')};
  }

  & :is(input, textarea)${outsideFields}::placeholder {
    color: ${color('ink-muted')};
    opacity: 1;
  }

  & ${menu} {
    appearance: none;
    padding-inline-end: ${space(32)};
    background-image: ${arrow};
    background-position: right 17px center, right 12px center;
    background-repeat: no-repeat;
    background-size: 5px 5px;
  }

  & ${menu}:dir(rtl) {
    background-position: left 12px center, left 17px center;
  }

  & select:is([multiple], [size])${frame} {
    padding-block: ${space(4)};
  }

  & textarea${frame} {
    min-block-size: 96px;
    padding-block: ${space(8)};
    vertical-align: top;
    resize: vertical;
  }

  & [type='file']${frame} {
    padding: 3px;
    font: ${font(14)};
  }

  & [type='file']${outsideFields}::file-selector-button {
    min-block-size: ${scaled(sizes.control.small)};
    margin-block: 0;
    margin-inline: 0 ${space(8)};
    padding-block: 0;
    padding-inline: 12px;
    border: 1px solid ${color('line-control')};
    border-radius: ${sizes.radius.control}px;
    background: ${color('paper')};
    color: ${color('ink')};
    font: ${font(14, 'bold')};
    cursor: inherit;
  }

  & [type='file']${outsideFields}:disabled::file-selector-button {
    border-color: ${color('line')};
    background: none;
    color: inherit;
  }

  & [type='file']${outsideFields}:enabled:hover::file-selector-button {
    background: ${color('paper-hover')};
  }

  & input${choice}${outsideFields} {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
  }

  & :is(input${choice}[aria-invalid='true'], [aria-invalid='true'] input${choice})${outsideFields}:not(:focus-visible) {
    border-radius: 2px;
    outline: 1px solid ${color('error')};
  }

  & [aria-invalid='true'] [type='radio']${outsideFields} {
    border-radius: 50%;
  }

  & label:has(> input${choice}):not([hidden])${outsideFields} {
    display: flex;
    align-items: start;
    gap: ${space(8)};
    min-block-size: 24px;
    padding-block: 2px;
    color: ${color('ink')};
    font: ${font(14)};
  }

  & label:has(> input${choice}:disabled)${outsideFields} {
    color: ${color('ink-muted')};
    cursor: not-allowed;
  }

  & fieldset${outsideFields} {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & > ${label},
  & > div > ${label},
  & legend:not([hidden])${outsideFields} {
    display: block;
    inline-size: auto;
    margin-block: 0 ${space(4)};
    margin-inline: 0;
    padding: 0;
    border: 0;
    color: ${color('ink')};
    font: ${font(14, 'bold')};
  }

  &:has([required]) > ${label}::after,
  & > div:has([required]) > ${label}::after,
  &:not([label]) > label:has(> [type='checkbox'][required])::after,
  & fieldset:has([type='radio'][required]) > legend::after {
    color: ${color('error')};
    content: ' *';
    content: ' *' / '';
  }
}

@media (forced-colors: active) {
  auction-form-field ${menu} {
    appearance: auto;
    background-image: none;
  }

  auction-form-field ${frame}:disabled {
    border-color: GrayText;
    color: GrayText;
  }
}
`;
