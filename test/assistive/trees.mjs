/** Reads trees of the accessibility interface. */

export function* every(node) {
  yield node;
  for (const child of node.children) yield* every(child);
}

export const findNamed = (tree, name) => [...every(tree)].find((node) => node.name === name);

const control =
  /^(push button|button|toggle button|link|entry|password text|combo box|radio button|check box|spin button|slider)$/;

export const controlsIn = (tree) => [...every(tree)].filter(({ role }) => control.test(role));

const table = /^(table|table cell|column header|row header)$/;

/** Returns controls, and tables that contain controls. */
export const comparedIn = (tree) =>
  [...every(tree)].filter(({ role }) => control.test(role) || table.test(role));

/** States that describe a control, not the position of its window. */
const telling = new Set([
  'busy',
  'checkable',
  'checked',
  'collapsed',
  'editable',
  'enabled',
  'expandable',
  'expanded',
  'focusable',
  'has-popup',
  'invalid-entry',
  'modal',
  'multi-line',
  'pressed',
  'read-only',
  'required',
  'selected',
  'supports-autocompletion',
]);

/** Summarizes a control for users, in the same form for all engines. */
export const summarise = ({ role, name, description, states, actions, relations }) => ({
  role,
  name,
  description,
  states: states.filter((each) => telling.has(each)).join(' '),
  actions: actions.join(' '),
  relations: Object.keys(relations)
    .filter((type) => /^(label|describe|controller|error|details|popup)/.test(type))
    .toSorted()
    .join(' '),
});

export const formatControl = ({ role, name, description, states, actions, relations }) =>
  [
    `${role} “${name}”`,
    description && `described “${description}”`,
    states,
    actions && `does ${actions}`,
    relations,
  ]
    .filter(Boolean)
    .join(' · ');
