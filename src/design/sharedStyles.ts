/** Declarations that several components share, as CSS text. */

/** Read by screen readers, not shown. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text around a control may be spaced and cased as it likes: as with the browser's own, none of that reaches its text. */
export const ownText = `
  letter-spacing: normal;
  word-spacing: normal;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
`;

/** A button or list without what the browser gives it. */
export const resetButton = `
  appearance: none;
  margin: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;
`;

export const resetList = `
  margin: 0;
  padding: 0;
  list-style: none;
`;
