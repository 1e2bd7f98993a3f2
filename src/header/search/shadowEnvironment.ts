import type { Environment } from 'downshift';

type Listener = (event: Event) => void;

/**
 * The surroundings that downshift listens to, as seen from inside a shadow root: events on the window name the host as
 * their target there, and the document knows neither the focused element nor the ids inside. Without this a click on an
 * option selects nothing (downshift issue 1622).
 */
export function shadowEnvironment(element: HTMLElement): Environment {
  const root = element.getRootNode() as ShadowRoot | Document;
  const document = element.ownerDocument;
  const view = document.defaultView!;
  const wrapped = new Map<unknown, Listener>();
  return {
    document: {
      get activeElement() {
        return root.activeElement ?? document.activeElement;
      },
      getElementById: (id: string) => root.getElementById(id),
      createElement: document.createElement.bind(document),
      body: document.body,
    } as unknown as Document,
    Node: view.Node,
    addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions) {
      const inner: Listener = (event) =>
        listener({ target: event.composedPath()[0] ?? event.target } as Event);
      wrapped.set(listener, inner);
      view.addEventListener(type, inner, options);
    },
    removeEventListener(type: string, listener: Listener) {
      view.removeEventListener(type, wrapped.get(listener) ?? listener);
      wrapped.delete(listener);
    },
  } as unknown as Environment;
}
