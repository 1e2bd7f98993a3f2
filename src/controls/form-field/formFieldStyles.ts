import { styled } from 'styled-components';
import { color, space, scaled, font } from '../../design/tokens.ts';
import { messageIcon, textReset } from '../../design/sharedStyles.ts';

export const FieldFrame = styled.div`
  color: ${color('ink')};
  font: ${font(14)};
  ${textReset}

  > .top,
  > .label {
    min-block-size: ${scaled(20)};
    margin-block-end: ${space(4)};
  }

  > .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(16)};
  }

  > .label {
    display: block;
    inline-size: fit-content;
  }

  > .label,
  > .top > .label {
    font-weight: 600;
  }

  > .label > .required,
  > .top > .label > .required {
    color: ${color('error')};
  }

  > .top > .secure {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    color: ${color('success')};
    font: ${font(12)};
  }

  /* The character count moves into this row, unless the row shows "Secure". */
  > .top:not(:has(.secure)) + div {
    --_counter-position: absolute;
  }

  /* Reserves space for a field that is not rendered yet. */
  > div {
    --_no-js: initial;
  }

  > .note {
    display: flex;
    align-items: start;
    gap: ${space(4)};
    margin: ${space(4)} 0 0;
    color: ${color('ink-muted')};
  }

  > .note[hidden] {
    display: none;
  }

  > .note svg {
    ${messageIcon}
  }

  &[data-error] > .note {
    color: ${color('error')};
  }

  > .choice {
    margin-block-start: ${space(8)};
    text-wrap: balance;
  }

  > .choice > button {
    padding-block: ${space(4)};
  }

  /* The hint is in the line of the error, if there is space. */
  > .note:has(+ .hint),
  > .hint {
    display: inline-flex;
    vertical-align: top;
  }

  &[data-error] > .hint {
    margin-inline-start: ${space(4)};
    color: ${color('ink-muted')};
  }
`;
