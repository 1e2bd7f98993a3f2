/**
 * Where a control of the library differs from its native twin, and why that is right, or whose defect it is. A difference that is not listed is
 * an error, and so is one that is listed and not there.
 */
const differences = [
  {
    field: 'relations',
    reason:
      'Labels and descriptions that stand in another tree than their control give it name and description, not a relation: ids do not cross shadow roots.',
  },
  {
    engine: 'chromium',
    control: /Place bid/,
    field: 'actions',
    reason:
      'Chromium has another word for a press on a button with listeners: press or click in place of doDefault.',
  },
  {
    engine: 'firefox',
    control: /^(Day|Time)$/,
    field: 'states',
    reason: 'The library’s dates and times turn autocompletion off; the twins do not.',
  },
  {
    engine: 'webkit',
    control: /^Open /,
    field: 'description',
    reason: 'WebKitGTK 2.50 does not read aria-description.',
  },
  {
    engine: 'webkit',
    control: /^Paddle$/,
    field: 'description',
    reason: 'WebKitGTK 2.50 gives a description by aria-describedby only where it is not an alert.',
  },
];

export const findReason = (engine, name, field) =>
  differences.find(
    (each) =>
      each.field === field &&
      (!each.engine || each.engine === engine) &&
      (!each.control || each.control.test(name)),
  );
