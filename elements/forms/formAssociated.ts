import type { PageInput } from '../../src/controls/field/field.ts';
import type { Host, HostClass } from '../core/host.ts';
import { loadWithFallback } from '../../src/site/network/loading.ts';
import { idAttributes } from './aria.ts';
import { getElements, runAsSubmission } from '../../src/controls/field/submissionAttempt.ts';

/** The key of an element's `ElementInternals`. Pages cannot access a symbol by name. */
export const internals = Symbol('internals');

/** The key of the object that is the form control: `ElementInternals`, or an input of the page in the element. */
export const nativeControl = Symbol('control');

/** The key of the element whose attributes apply: the page's input, or the element itself. */
export const attributeElement = Symbol('source');

/** The members that fields and form buttons share. */
export interface FormAssociated extends Host {
  formDisabledCallback(): void;
  readonly [internals]: ElementInternals;
  readonly [nativeControl]: ElementInternals | PageInput;
  readonly [attributeElement]: HTMLElement;
  name: string;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
}

/** Makes an element form-associated. Its component is `disabled` if the element or its fieldset is. */
export const formAssociated = (Base: HostClass): HostClass<FormAssociated> =>
  class extends Base implements FormAssociated {
    static readonly formAssociated = true;
    static override readonly observedAttributes = [...Base.observedAttributes, 'form'];

    readonly [internals] = this.attachInternals();

    constructor() {
      super();
      this.setProp('disabled', false);
    }

    get [nativeControl](): ElementInternals | PageInput {
      return this[internals];
    }

    get [attributeElement](): HTMLElement {
      const formControl = this[nativeControl];
      return formControl === this[internals] ? this : (formControl as PageInput);
    }

    override connectedCallback(): void {
      super.connectedCallback();
      if (this.getAttributeNames().some((name) => idAttributes.includes(name))) checkReferences(this);
      if (this.hasAttribute('autofocus')) queueMicrotask(() => applyAutofocus(this));
    }

    override attributeChangedCallback(name: string, oldText: string | null, text: string | null): void {
      super.attributeChangedCallback(name, oldText, text);
      if (name === 'disabled') this.formDisabledCallback();
      if (text !== null && this.isConnected && idAttributes.includes(name)) checkReferences(this);
    }

    /** Reads the current state, because WebKit may call this method late with an outdated state. */
    formDisabledCallback(): void {
      this.setProp('disabled', this.matches(':disabled'));
    }

    /** Focuses the element. If it is not rendered yet, focuses it after rendering, unless the user has moved focus. */
    override focus(options?: FocusOptions): void {
      super.focus(options);
      if (this.container.hasChildNodes()) return;
      const { activeElement } = this.ownerDocument;
      this.whenRendered(() => {
        if (this.ownerDocument.activeElement === activeElement) super.focus(options);
      });
    }

    get name(): string {
      return this[attributeElement].getAttribute('name') ?? '';
    }
    set name(name: string) {
      this[attributeElement].setAttribute('name', name);
    }

    get disabled(): boolean {
      return this[attributeElement].hasAttribute('disabled');
    }
    set disabled(disabled: boolean) {
      this[attributeElement].toggleAttribute('disabled', disabled);
    }

    get form(): HTMLFormElement | null {
      return this[nativeControl].form;
    }

    get labels(): NodeList {
      const { labels } = this[nativeControl];
      // Browsers do not associate a label around the element with the page's input.
      return labels?.length ? labels : this[internals].labels;
    }
  };

/** Warns about IDs of missing elements after the page has loaded. */
function checkReferences(host: Host): void {
  void loadWithFallback(
    import('./checkReferences.ts').then(({ warnAboutMissingReferences }) => warnAboutMissingReferences(host)),
    host.warn,
    undefined,
  );
}

/**
 * Focuses an element with `autofocus`, which browsers handle before the element is defined. Keeps existing focus and the target of a URL
 * fragment.
 */
function applyAutofocus(control: HTMLElement): void {
  const { activeElement, body, defaultView } = control.ownerDocument;
  if (activeElement === body && control.isConnected && !defaultView?.location.hash) control.focus();
}

/**
 * Runs a default action after all listeners, unless the page calls `preventDefault()`. Like in browsers, `stopPropagation()` does not
 * prevent it.
 */
export function runDefaultAction(event: Event, callback: () => void): void {
  let isFinished = false;
  const finish = () => {
    if (isFinished) return;
    isFinished = true;
    window.removeEventListener(event.type, finish);
    if (!event.defaultPrevented) callback();
  };
  window.addEventListener(event.type, finish);
  setTimeout(finish);
}

/** Adds or removes a custom state for `:state()`. */
export function setCustomState({ states }: ElementInternals, name: string, isOn: boolean): void {
  try {
    if (isOn) states.add(name);
    else states.delete(name);
  } catch {
    // Browsers before 2024 have no custom states, or require other names. Only the page's styles for the state are lost.
  }
}

/** Returns whether browsers submit a form at a `keypress` event: at Enter without modifiers except Shift, and not while text is composed. */
export const isEnter = ({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !altKey && !metaKey && !isComposing;

/** Returns the first submit button of a form, which Enter clicks (HTML, implicit submission). */
export function findDefaultButton(form: HTMLFormElement): HTMLElement | undefined {
  const root = Node.prototype.getRootNode.call(form) as ParentNode;
  // `form.elements` does not include image buttons.
  return [
    ...root.querySelectorAll<HTMLInputElement>('button, input, auction-button, auction-icon-button'),
  ].find((element) => element.form === form && /^(submit|image)$/.test(element.type));
}

/** Submits a form like Enter in a text field. */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = findDefaultButton(form);
  if (button) {
    if (!button.matches(':disabled')) button.click();
    return;
  }
  if (getElements(form).filter(isTextField).length <= 1)
    runAsSubmission(() => HTMLFormElement.prototype.requestSubmit.call(form));
}

/** Returns whether an element blocks implicit submission (HTML). Without a submit button, a form may have only one such field. */
const isTextField = (element: Element): boolean =>
  element.localName === 'input'
    ? /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/.test(
        (element as HTMLInputElement).type,
      )
    : /^auction-.*-input$/.test(element.localName);

type Directionality = 'ltr' | 'rtl';

/** Returns the directionality of a control, which forms submit if the control has `dirname`. */
function getDirectionality(control: HTMLElement, value: string): Directionality {
  if (control.dir !== 'auto') return readDirectionality(control);
  // An input determines its directionality from its value. Other elements use their content.
  const probe = control.ownerDocument.createElement('input');
  probe.dir = 'auto';
  probe.value = value;
  return readDirectionality(probe);
}

function readDirectionality(element: Element): Directionality {
  try {
    return element.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  } catch {
    // Browsers before 2024 do not support `:dir()`.
    return getComputedStyle(element).direction as Directionality;
  }
}

/**
 * Sets the value that a form submits. The session history also stores it, except passwords and values with `autocomplete="off"`, like for
 * inputs.
 */
export function setFormValue(control: FormAssociated, value: string, isSecret: boolean): void {
  const { form } = control[internals];
  const autocomplete =
    control.getAttribute('autocomplete') ||
    // A form field can be named like a member of the form and hide the member.
    (form && Element.prototype.getAttribute.call(form, 'autocomplete'));
  const isRestorable = !isSecret && autocomplete?.toLowerCase() !== 'off';
  const state = isRestorable ? getStateHead(control) + value : null;
  control[internals].setFormValue(getFormValue(control, value), state);
}

/** Returns the value in a restored state. Firefox may pass the state of another control, which results in `undefined`. */
export function readFormState(control: Element, state: string): string | undefined {
  const head = getStateHead(control);
  return state.startsWith(head) ? state.slice(head.length) : undefined;
}

/** Returns the prefix of a saved state, which identifies the control. */
const getStateHead = (control: Element): string =>
  `${control.localName} ${control.getAttribute('name') ?? ''}\n`;

/** Returns the data that a control submits: its value, and with `dirname` also its directionality, like an input. */
function getFormValue(control: HTMLElement, value: string): string | FormData | null {
  const dirname = control.getAttribute('dirname');
  if (!dirname) return value;
  const name = control.getAttribute('name');
  if (!name) return null;
  const entries = new FormData();
  entries.append(name, value);
  entries.append(dirname, getDirectionality(control, value));
  return entries;
}
