import { color, sizes, space, scaled, font } from '../../src/design/tokens.ts';

/** What stands inside a field of the library is styled by that. */
const own = ':where(:not(auction-text-input *, auction-date-input *, auction-time-input *))';
const choice = `:is([type='checkbox'], [type='radio'])`;
const notText = `${choice}, [type='range'], [type='color'], [type='submit'], [type='button'], [type='reset'], [type='image']`;
const frame = `:is(input:not(${notText}), select, textarea)${own}`;
const menu = `select:not([multiple], [size])${frame}`;
/** A label that is not around its control. */
const label = 'label:not(:has(input, select, textarea), [hidden])';

/** The two halves of a triangle that points down. */
const arrow = `linear-gradient(45deg, transparent 50%, ${color('ink-muted')} 50%), linear-gradient(135deg, ${color('ink-muted')} 50%, transparent 50%)`;

/** The part of `auction-elements.css` that gives native controls in a form field the look of the library's own. */
export const formatNativeControlsCss = (): string => `
/* Native controls in a form field, as the library's own. */
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
  & input${choice}${own}:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  & :is(input, textarea)${own}:read-only:not(:disabled, ${notText}, [type='file']) {
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

  & :is(input, textarea)${own}::placeholder {
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

  & [type='file']${own}::file-selector-button {
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

  & [type='file']${own}:disabled::file-selector-button {
    border-color: ${color('line')};
    background: none;
    color: inherit;
  }

  & [type='file']${own}:enabled:hover::file-selector-button {
    background: ${color('paper-hover')};
  }

  & input${choice}${own} {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
  }

  & :is(input${choice}[aria-invalid='true'], [aria-invalid='true'] input${choice})${own}:not(:focus-visible) {
    border-radius: 2px;
    outline: 1px solid ${color('error')};
  }

  & [aria-invalid='true'] [type='radio']${own} {
    border-radius: 50%;
  }

  & label:has(> input${choice}):not([hidden])${own} {
    display: flex;
    align-items: start;
    gap: ${space(8)};
    min-block-size: 24px;
    padding-block: 2px;
    color: ${color('ink')};
    font: ${font(14)};
  }

  & label:has(> input${choice}:disabled)${own} {
    color: ${color('ink-muted')};
    cursor: not-allowed;
  }

  & fieldset${own} {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & > ${label},
  & > div > ${label},
  & legend:not([hidden])${own} {
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
