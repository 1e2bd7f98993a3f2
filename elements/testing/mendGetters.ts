/** Fixes for getters of test environments that differ from browsers. */

/** Wraps a getter. `fix` returns the value of the getter, or the value in browsers. */
function wrapGetter<T extends object>(
  prototype: T,
  name: string,
  fix: (target: T, get: () => unknown) => unknown,
): void {
  const { get, ...descriptor } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  if (!get) return;
  Object.defineProperty(prototype, name, {
    ...descriptor,
    get(this: T) {
      return fix(this, () => get.call(this));
    },
  });
}

/** Adds form-associated custom elements inside a label to `control`. Older test environments ignore them. */
export function fixLabels(): void {
  wrapGetter(HTMLLabelElement.prototype, 'control', (label, getControl) => {
    const control = getControl();
    if (control || label.htmlFor) return control;
    const isField = ({ constructor }: Element) =>
      (constructor as { formAssociated?: boolean }).formAssociated;
    return [...label.querySelectorAll('*')].find(isField) ?? null;
  });
}

/** Returns `null` where happy-dom throws: when focus is outside shadow roots. */
export function fixActiveElement(): void {
  wrapGetter(ShadowRoot.prototype, 'activeElement', (_, getActiveElement) => {
    try {
      return getActiveElement();
    } catch {
      return null;
    }
  });
}

/** Retargets events. For listeners outside a shadow root, the target is the host. happy-dom returns the inner element. */
export function fixTargets(): void {
  wrapGetter(Event.prototype, 'target', ({ currentTarget }, getTarget) => {
    let target = getTarget();
    if (!currentTarget) return target;
    const visible = getRoots(currentTarget instanceof Node ? currentTarget : document);
    while (target instanceof Node) {
      const root = target.getRootNode();
      if (!(root instanceof ShadowRoot) || visible.includes(root)) break;
      target = root.host;
    }
    return target;
  });
}

/** Returns the root of a node, the root of its host, and so on. */
function getRoots(node: Node): readonly Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...getRoots(root.host)] : [root];
}
