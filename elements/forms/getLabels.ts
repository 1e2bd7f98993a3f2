/** The labels of every control in a tree, read in one pass. */
type Labels = ReadonlyMap<Element, readonly HTMLLabelElement[]>;

const inThisTask = new Map<Node, Labels>();

/** Whether the page has given a control a name. */
export const isNamed = (control: Element): boolean =>
  control.matches('[aria-label], [aria-labelledby]') || getLabels(control).length > 0;

/**
 * A control's labels. `ElementInternals.labels` walks through the whole page for each control; many that come in one task
 * share one walk.
 */
export function getLabels(control: Element): readonly HTMLLabelElement[] {
  const tree = control.getRootNode();
  let labels = inThisTask.get(tree);
  if (!labels) {
    if (inThisTask.size === 0) queueMicrotask(() => inThisTask.clear());
    labels = readLabels(tree as ParentNode & Node);
    inThisTask.set(tree, labels);
  }
  return labels.get(control) ?? [];
}

function readLabels(tree: ParentNode & Node): Labels {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of tree.querySelectorAll('label')) {
    const { control } = label;
    if (control) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return labels;
}
