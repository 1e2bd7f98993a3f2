import type { PageInput } from '../../src/controls/field/pageInput.ts';
import type { Host, HostClass } from '../core/host.ts';
import { loadOr } from '../../src/site/network/loading.ts';
import { idAttributes } from './ariaAttributes.ts';

/** The key of an element's `ElementInternals`: the form layer needs them, and a page cannot find them by name. */
export const internals = Symbol('internals');

/** The key of what an element is a form control by: its `ElementInternals`, or an input of the page that stands in it. */
export const control = Symbol('control');

/** The key of the element whose attributes count: that input, or the element itself. */
export const source = Symbol('source');

/** What fields and buttons have in common. */
export interface FormAssociated extends Host {
  formDisabledCallback(): void;
  readonly [internals]: ElementInternals;
  readonly [control]: ElementInternals | PageInput;
  readonly [source]: HTMLElement;
  name: string;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
}

/** Makes an element part of its form: its component gets `disabled` when the element or its fieldset is. */
export const formAssociated = (Base: HostClass): HostClass<FormAssociated> =>
  class extends Base implements FormAssociated {
    static readonly formAssociated = true;
    static override readonly observedAttributes = [...Base.observedAttributes, 'form'];

    readonly [internals] = this.attachInternals();

    constructor() {
      super();
      this.setProp('disabled', false);
    }

    get [control](): ElementInternals | PageInput {
      return this[internals];
    }

    get [source](): HTMLElement {
      const formControl = this[control];
      return formControl === this[internals] ? this : (formControl as PageInput);
    }

    override connectedCallback(): void {
      super.connectedCallback();
      if (this.getAttributeNames().some((name) => idAttributes.includes(name))) checkReferences(this);
      if (this.hasAttribute('autofocus')) queueMicrotask(() => focusFirst(this));
    }

    override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
      super.attributeChangedCallback(name, before, text);
      if (name === 'disabled') this.formDisabledCallback();
      if (text !== null && this.isConnected && idAttributes.includes(name)) checkReferences(this);
    }

    /** WebKit may call it late, with a state that is over. */
    formDisabledCallback(): void {
      this.setProp('disabled', this.matches(':disabled'));
    }

    /** What is not rendered yet gets the focus when it is. */
    override focus(options?: FocusOptions): void {
      super.focus(options);
      if (this.container.hasChildNodes()) return;
      const { activeElement } = this.ownerDocument;
      this.whenRendered(() => {
        if (this.ownerDocument.activeElement === activeElement) super.focus(options);
      });
    }

    get name(): string {
      return this[source].getAttribute('name') ?? '';
    }
    set name(name: string) {
      this[source].setAttribute('name', name);
    }

    get disabled(): boolean {
      return this[source].hasAttribute('disabled');
    }
    set disabled(disabled: boolean) {
      this[source].toggleAttribute('disabled', disabled);
    }

    get form(): HTMLFormElement | null {
      return this[control].form;
    }

    get labels(): NodeList {
      const { labels } = this[control];
      // A label around the element is not the input's for the browser.
      return labels?.length ? labels : this[internals].labels;
    }
  };

/** Warns, once the page is there, about ids in an element's attributes that nothing has. */
function checkReferences(host: Host): void {
  void loadOr(
    import('./checkReferences.ts').then(({ warnOfMissing }) => warnOfMissing(host)),
    host.warn,
    undefined,
  );
}

/** By `autofocus`: the browser has looked for it before the script of the tag came. Who is somewhere already stays there. */
function focusFirst(control: HTMLElement): void {
  const { activeElement, body, defaultView } = control.ownerDocument;
  if (activeElement === body && control.isConnected && !defaultView?.location.hash) control.focus();
}
