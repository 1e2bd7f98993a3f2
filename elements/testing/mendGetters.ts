/** Getters of test environments that answer otherwise than browsers. */

/** What a getter answers, or what it should. */
function mendGetter<T extends object>(
  prototype: T,
  name: string,
  mend: (target: T, get: () => unknown) => unknown,
): void {
  const { get, ...descriptor } = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
  if (!get) return;
  Object.defineProperty(prototype, name, {
    ...descriptor,
    get(this: T) {
      return mend(this, () => get.call(this));
    },
  });
}

/** Older ones do not know that a custom element can be what a label is around. */
export function mendLabels(): void {
  mendGetter(HTMLLabelElement.prototype, 'control', (label, getControl) => {
    const control = getControl();
    if (control || label.htmlFor) return control;
    const isField = ({ constructor }: Element) =>
      (constructor as { formAssociated?: boolean }).formAssociated;
    return [...label.querySelectorAll('*')].find(isField) ?? null;
  });
}

/** That of happy-dom throws while the focus is in no shadow root. */
export function mendActiveElement(): void {
  mendGetter(ShadowRoot.prototype, 'activeElement', (_, getActiveElement) => {
    try {
      return getActiveElement();
    } catch {
      return null;
    }
  });
}

/** Listeners outside of a shadow root get its host as the target; happy-dom gives them what is inside. */
export function mendTargets(): void {
  mendGetter(Event.prototype, 'target', ({ currentTarget }, getTarget) => {
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

/** The root of a node, that of its host, and so on. */
function getRoots(node: Node): readonly Node[] {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? [root, ...getRoots(root.host)] : [root];
}
