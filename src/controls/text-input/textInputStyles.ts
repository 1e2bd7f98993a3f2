import { styled } from 'styled-components';
import { media, color, sizes, space, scaled, font, touchTarget } from '../../design/tokens.ts';
import { messageIcon, textReset, visuallyHidden } from '../../design/sharedStyles.ts';

export const TextFrame = styled.div`
  position: relative;
  display: grid;
  color: ${color('ink')};
  font: ${font(16)};
  ${textReset}

  /* A form field moves the count into the row of its label. */
  > .counter {
    position: var(--_counter-position, static);
    inset-block-end: 100%;
    inset-inline-end: 0;
    justify-self: end;
    margin-block-end: ${space(4)};
    color: ${color('ink-muted')};
    font: ${font(12)};
    font-variant-numeric: tabular-nums;
  }

  > .frame {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    box-sizing: border-box;
    /* Large text may be wider than the screen of a phone. */
    min-inline-size: 0;
    min-block-size: ${scaled(sizes.control.normal)};
    padding-inline: ${space(8)};
    border: 1px solid ${color('line-control')};
    border-radius: ${sizes.radius.control}px;
    background: ${color('paper')};
    cursor: text;
  }

  &[data-size='small'] > .frame {
    min-block-size: ${scaled(sizes.control.small)};
    font: ${font(14)};
  }

  @media ${media.touch} {
    &[data-size='small'] > .frame {
      font: ${font(16)};
    }
  }

  > .frame:has(> input:focus, > slot:not([name]):is(:focus-within, [data-focus])) {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }

  > .frame > input {
    appearance: none;
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    box-sizing: border-box;
    margin: 0;
    padding: 0 ${space(4)};
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    text-overflow: ellipsis;
  }

  /* The input of the page. The styles are important to win over page styles. */
  > .frame > slot:not([name])::slotted(:is(input, textarea)) {
    appearance: none !important;
    flex: 1 !important;
    inline-size: auto !important;
    min-inline-size: 0 !important;
    max-inline-size: none !important;
    min-block-size: 0 !important;
    max-block-size: none !important;
    box-sizing: border-box !important;
    position: static !important;
    float: none !important;
    margin: 0 !important;
    padding: 0 ${space(4)} !important;
    border: 0 !important;
    border-radius: 0 !important;
    outline: none !important;
    box-shadow: none !important;
    background: none !important;
    color: inherit !important;
    -webkit-text-fill-color: currentcolor !important;
    font: inherit !important;
    letter-spacing: inherit !important;
    word-spacing: inherit !important;
    text-transform: none !important;
    text-indent: 0 !important;
    text-shadow: none !important;
    text-overflow: ellipsis !important;
    opacity: 1 !important;
    transform: none !important;
    transition: none !important;
  }

  > .frame > slot:not([name])::slotted(input) {
    align-self: stretch !important;
    block-size: auto !important;
  }

  > .frame > slot:not([name])::slotted(textarea) {
    min-block-size: ${scaled(sizes.control.normal - 2)} !important;
    padding-block: ${space(8)} !important;
    resize: vertical !important;
  }

  > .frame > slot:not([name])::slotted(:disabled) {
    cursor: not-allowed !important;
  }

  > .frame > slot:not([name])::slotted(:is(input, textarea))::placeholder {
    color: ${color('ink-muted')} !important;
    opacity: 1 !important;
  }

  > .frame:has(> slot[data-multiline]) {
    align-items: start;
  }

  /* Dates and times use the direction of their locale, but align to the start of the page. */
  &[data-typed] > .frame {
    text-align: start;
  }

  &[data-typed] > .frame > input {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  &[data-typed] > .frame > input,
  &[data-typed] > .frame > input::placeholder {
    unicode-bidi: plaintext;
  }

  /* The tooltip is not a sibling of the input, because Firefox reports the caret when siblings change, and Orca then reads the input again. */
  > .frame > .action {
    display: contents;
  }

  /* The focus ring does not cross the border of the frame. */
  > .frame > .action > button:focus-visible {
    outline-offset: -2px;
  }

  @media ${media.touch} {
    > .frame > .action > button::after {
      inset: calc(50% - ${touchTarget / 2}px);
    }
  }

  /* Prefixes and suffixes are as far from the border as the text of other fields. */
  ::slotted([slot='prefix']) {
    margin-inline: ${space(4)} -${space(4)};
  }

  ::slotted([slot='suffix']) {
    margin-inline: -${space(4)} ${space(4)};
  }

  > .frame > input::placeholder {
    color: ${color('ink-muted')};
    opacity: 1;
  }

  /* The component has its own clear and password buttons. */
  > .frame > input::-webkit-search-cancel-button,
  > .frame > input::-ms-reveal {
    display: none;
  }

  > .frame:hover {
    border-color: ${color('ink-muted')};
  }

  > .frame:has(> input:disabled),
  &[data-disabled] > .frame {
    border-color: ${color('line')};
    background: ${color('paper-hover')};
    color: ${color('ink-muted')};
    cursor: not-allowed;
  }

  > .frame > input:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
  }

  > .frame:has(> input:read-only:not(:disabled)),
  &[data-readonly]:not([data-disabled]) > .frame {
    background: ${color('paper-tint')};
  }

  &[data-error] > .frame {
    border-color: ${color('error')};
  }

  &[data-error] > .counter,
  > .message {
    color: ${color('error')};
  }

  > .frame > slot[name] {
    color: ${color('ink-muted')};
  }

  > .message {
    display: flex;
    align-items: start;
    gap: ${space(4)};
    margin: ${space(4)} 0 0;
    font: ${font(14)};
  }

  > .message svg {
    ${messageIcon}
  }

  > .status {
    ${visuallyHidden}
  }

  @media print {
    > .frame button {
      display: none;
    }
  }
`;
