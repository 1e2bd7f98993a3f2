import { color } from '../../src/design/colors.ts';
import { sizes, space } from '../../src/design/sizes.ts';
import { font } from '../../src/design/type.ts';

/**
 * The part of `auction-elements.css` that shows what a server says about a form before the script has come. Where a server has rendered
 * the tag, that does it, and sets `--_no-js`.
 */
export const formatNoScriptCss = (): string => `
/* What a server says, before the script has come. */
auction-form-field:not(:defined, [hidden]),
auction-error-summary:not(:defined, [hidden]) {
  display: block;
}

auction-form-field[label]:not(:defined)::before {
  display: block;
  min-block-size: 20px;
  margin-block-end: ${space(4)};
  color: ${color('ink')};
  font: ${font(14, 'bold')};
  content: var(--_no-js, attr(label));
}

auction-form-field[help]:not(:defined, [error])::after,
:is(auction-text-input, auction-date-input, auction-time-input, auction-form-field[error])[error-text]:not(:defined)::after {
  display: block;
  margin-block-start: ${space(4)};
  color: ${color('error')};
  font: ${font(14)};
  content: var(--_no-js, attr(error-text));
}

auction-form-field[help]:not(:defined, [error])::after {
  color: ${color('ink-muted')};
  content: var(--_no-js, attr(help));
}

auction-error-summary:not(:defined) {
  padding: var(--_no-js, ${space(16)});
  border: var(--_no-js, 2px solid ${color('error')});
  border-radius: ${sizes.radius.panel}px;
}

auction-error-summary {
  & ul:not([hidden]) {
    display: grid;
    justify-items: start;
    gap: ${space(8)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & [slot='heading'] {
    margin: 0;
    margin-block-end: var(--_no-js, ${space(8)});
    font: ${font(19, 'bold')};
  }

  & a {
    color: ${color('error')};
    font: ${font(16, 'bold')};
  }
}
`;
