import { styled } from 'styled-components';
import { color, sizes, space, scaled, font } from '../design/tokens.ts';
import { visuallyHidden } from '../design/sharedStyles.ts';

export const NewsletterForm = styled.form`
  --_button: ${color('top-accent')};
  --_button-hover: ${color('top-accent-hover')};
  --_on-button: ${color('on-top-accent')};
  --_ring: ${color('top-accent')};
  display: grid;
  margin: 0;
  color: ${color('on-top')};
  font: ${font(14)};

  h2 {
    margin: 0 0 ${space(16)};
    font: ${font(16, 'bold')};
  }

  label {
    margin-block-end: ${space(4)};
    color: ${color('on-top-muted')};
  }

  .line {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8)};
  }

  .input {
    position: relative;
    /* Space for the longest placeholder. If the line is too short, the button wraps to the next line. */
    flex: 1000 1 ${scaled(240)};
    display: grid;
    align-items: center;
  }

  input {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: ${scaled(sizes.control.normal)};
    margin: 0;
    padding-inline: ${space(16)};
    border: 1px solid ${color('line-control')};
    border-radius: ${sizes.radius.control}px;
    background: ${color('paper')};
    color: ${color('ink')};
    font: ${font(16)};
    text-overflow: ellipsis;
  }

  input::placeholder {
    color: ${color('ink-muted')};
    opacity: 1;
  }

  input:focus-visible {
    outline: 2px solid ${color('top-accent')};
    outline-offset: 2px;
  }

  input[aria-invalid='true'] {
    border-color: ${color('error')};
  }

  [data-busy] input {
    background: ${color('paper-hover')};
    color: ${color('ink-muted')};
    cursor: progress;
  }

  .input:has(svg) input {
    padding-inline-end: ${space(48)};
  }

  .line > button {
    flex: 1 0 auto;
  }

  .input svg {
    position: absolute;
    inset-inline-end: ${space(16)};
    color: ${color('success')};
  }

  .status {
    ${visuallyHidden}
  }
`;

/** Error below the input. In a footer, an error of one line fits into the gap above the social links, so that it does not move them. */
export const NewsletterError = styled.p`
  display: flex;
  align-items: end;
  gap: ${space(8)};
  min-block-size: ${space(24)};
  margin: 0;
  color: ${color('top-error')};

  .connect & {
    margin-block-end: -${space(24)};
  }

  svg {
    flex: none;
  }
`;

/** Background of the newsletter outside a footer. */
export const NewsletterSurface = styled.div`
  box-sizing: border-box;
  min-block-size: 144px;
  padding: ${space(24)};
  border-radius: ${sizes.radius.panel}px;
  background: ${color('top')};
`;
