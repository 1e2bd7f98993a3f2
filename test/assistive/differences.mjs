/**
 * Differences between controls of the library and native controls, with the reason or the responsible
 * project. An unlisted difference is an error, and so is a listed difference that no longer exists.
 */
const differences = [
  ...['chromium', 'firefox', 'webkit'].map((engine) => ({
    engine,
    control:
      engine === 'webkit' ? /^(Full name|Paddle|Password|Lot|Note)$/ : /^(Full name|Paddle|Password|Lot)$/,
    field: 'relations',
    reason:
      'Labels and descriptions that stand in another tree than their control give it name and description, not a relation: ids do not cross shadow roots.',
  })),
  {
    engine: 'chromium',
    control: /^Day$/,
    field: 'relations',
    reason:
      'Chromium gives a date the text of its help as description, but no relation to it, though both are in one tree. Its defect or ours: not known.',
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
    control: /^(Open |Premium$)/,
    field: 'description',
    reason: 'WebKitGTK 2.50 does not read aria-description.',
  },
  {
    engine: 'webkit',
    control: /^Paddle$/,
    field: 'description',
    reason: 'WebKitGTK 2.50 gives a description by aria-describedby only where it is not an alert.',
  },
  {
    engine: 'webkit',
    control: /^(Full name|Email address)$/,
    field: 'states',
    reason:
      'An untouched required field of the library has aria-invalid="false", which WebKitGTK prefers to :invalid.',
  },
  ...['chromium', 'firefox'].map((engine) => ({
    engine,
    role: /^(table|table cell|column header)$/,
    field: 'actions',
    reason:
      'React listens to clicks at its root, and the calendar at its table: their cells count as clickable.',
  })),
  {
    engine: 'chromium',
    control: /^Full name$/,
    field: 'actions',
    reason: 'Chromium has another word for the action of a disabled text box with listeners.',
  },
];

export const listDifferences = (engine) =>
  differences.filter((each) => !each.engine || each.engine === engine);

export const findDifference = (engine, { name, role }, field) =>
  listDifferences(engine).find(
    (each) =>
      each.field === field &&
      (!each.control || each.control.test(name)) &&
      (!each.role || each.role.test(role)),
  );
