import type { Environment } from 'downshift';

type Listener = (event: Event) => void;

/** Returns an environment for downshift in a shadow root. Otherwise, a click on an option selects nothing (downshift issue 1622). */
export function shadowEnvironment(element: HTMLElement): Environment {
  const root = element.getRootNode() as ShadowRoot | Document;
  const document = element.ownerDocument;
  const view = document.defaultView!;
  const wrappedListeners = new Map<unknown, Listener>();
  return {
    // The document exposes neither the focused element nor the IDs inside a shadow root.
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
      // Listeners on the window receive the host as the target of events in a shadow root.
      const wrappedListener: Listener = (event) =>
        listener({ target: event.composedPath()[0] ?? event.target } as Event);
      wrappedListeners.set(listener, wrappedListener);
      view.addEventListener(type, wrappedListener, options);
    },
    removeEventListener(type: string, listener: Listener) {
      view.removeEventListener(type, wrappedListeners.get(listener) ?? listener);
      wrappedListeners.delete(listener);
    },
  } as unknown as Environment;
}
