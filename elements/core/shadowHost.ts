import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import type { createElementTree } from './elementTree.tsx';

interface ShadowHost extends HTMLElement {
  /** What React renders into. */
  container: Element;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * The class that r2wc makes: an HTMLElement with an open shadow root. Nothing else of it is used: r2wc gives each element a React root
 * of its own, unmounts an element that is moved, and knows neither boolean attributes, forms, cancelable events nor hydration.
 */
export function createShadowHost(
  tree: ReturnType<typeof createElementTree>,
  delegatesFocus = false,
): new () => ShadowHost {
  const Base = r2wc(tree as ComponentType<object>, { shadow: 'open', props: [] });
  return class extends (Base as new () => ShadowHost) {
    constructor() {
      super();
      this.container = getContainer(this.shadowRoot!);
    }

    /**
     * The root of prerendered HTML is kept; `attachShadow()` would empty it. HTML that script has inserted has it in a template still.
     */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const root = super.attachShadow({ ...init, delegatesFocus });
      const template = this.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
      if (template) root.append(template.content);
      template?.remove();
      return root;
    }
  };
}

function getContainer(root: ShadowRoot): Element {
  const existing = root.querySelector('[data-auction-container]');
  if (existing) return existing;
  const container = root.ownerDocument.createElement('div');
  container.setAttribute('data-auction-container', '');
  root.append(container);
  return container;
}
