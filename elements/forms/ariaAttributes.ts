/** ARIA attributes whose value is a text. `aria-hidden` is not among them: it hides what is inside an element as well. */
export const ariaTexts: readonly string[] = (
  'atomic autocomplete braillelabel brailleroledescription busy checked current disabled expanded haspopup keyshortcuts ' +
  'label level live multiline multiselectable orientation placeholder posinset pressed readonly relevant required ' +
  'roledescription selected setsize sort valuemax valuemin valuenow valuetext'
)
  .split(' ')
  .map((name) => `aria-${name}`);

/** ARIA attributes whose value is ids, and the properties that refer to the elements themselves. */
export const ariaReferences: ReadonlyMap<string, string> = new Map([
  ['aria-activedescendant', 'ariaActiveDescendantElement'],
  ['aria-controls', 'ariaControlsElements'],
  ['aria-describedby', 'ariaDescribedByElements'],
  ['aria-details', 'ariaDetailsElements'],
  ['aria-errormessage', 'ariaErrorMessageElements'],
  ['aria-flowto', 'ariaFlowToElements'],
  ['aria-labelledby', 'ariaLabelledByElements'],
  ['aria-owns', 'ariaOwnsElements'],
]);

/** All attributes whose value is an id, or several. */
export const idAttributes: readonly string[] = [
  ...ariaReferences.keys(),
  'form',
  'list',
  'popovertarget',
  'commandfor',
];
