import type { PageInput } from '../../src/controls/field/field.ts';
import type { Host, HostClass } from '../core/host.ts';
import { loadOr } from '../../src/site/network/loading.ts';
import { idAttributes } from './aria.ts';
import { getElements, runAsAttempt } from '../../src/controls/field/submissionAttempt.ts';

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

/**
 * Does what an event stands for as the browser does: once all listeners of the page have had the chance to prevent it. A
 * page that stops the event on its way does not stop what it stands for.
 */
export function runAfterListeners(event: Event, act: () => void): void {
  let done = false;
  const finish = () => {
    if (done) return;
    done = true;
    window.removeEventListener(event.type, finish);
    if (!event.defaultPrevented) act();
  };
  window.addEventListener(event.type, finish);
  setTimeout(finish);
}

/** Turns a custom state on or off, for `:state(name)`. */
export function setCustomState({ states }: ElementInternals, name: string, isOn: boolean): void {
  try {
    if (isOn) states.add(name);
    else states.delete(name);
  } catch {
    // Browsers of before 2024 have no custom states, or other names for them; nothing but a page's own style is lost.
  }
}

/** Whether a `keypress` event is the one at which browsers submit: without a modifier but Shift, and not while text is composed. */
export const isEnter = ({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !altKey && !metaKey && !isComposing;

/** The first button in a form that submits it: the one that Enter presses (HTML, implicit submission). */
export function findDefaultButton(form: HTMLFormElement): HTMLElement | undefined {
  const root = Node.prototype.getRootNode.call(form) as ParentNode;
  // `form.elements` leaves image buttons out.
  return [
    ...root.querySelectorAll<HTMLInputElement>('button, input, auction-button, auction-icon-button'),
  ].find((element) => element.form === form && /^(submit|image)$/.test(element.type));
}

/** What Enter in a text field does. */
export function submitImplicitly(form: HTMLFormElement | null): void {
  if (!form) return;
  const button = findDefaultButton(form);
  if (button) {
    if (!button.matches(':disabled')) button.click();
    return;
  }
  if (getElements(form).filter(isTextField).length <= 1)
    runAsAttempt(() => HTMLFormElement.prototype.requestSubmit.call(form));
}

/** Fields of which a form without a button may have only one for Enter to submit it. */
const isTextField = (element: Element): boolean =>
  element.localName === 'input'
    ? /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/.test(
        (element as HTMLInputElement).type,
      )
    : /^auction-.*-input$/.test(element.localName);

type Directionality = 'ltr' | 'rtl';

/** The directionality of a control with a value, as forms send it under the name that `dirname` gives. */
function getDirectionality(control: HTMLElement, value: string): Directionality {
  if (control.dir !== 'auto') return readDirectionality(control);
  // That of an input comes from its value, that of other elements from their text.
  const probe = control.ownerDocument.createElement('input');
  probe.dir = 'auto';
  probe.value = value;
  return readDirectionality(probe);
}

function readDirectionality(element: Element): Directionality {
  try {
    return element.matches(':dir(rtl)') ? 'rtl' : 'ltr';
  } catch {
    // Browsers of before 2024 do not know the selector.
    return getComputedStyle(element).direction as Directionality;
  }
}

/**
 * Gives a form the value of a control. The browser keeps it in the session history as well, but as of inputs no passwords, and nothing
 * with `autocomplete="off"`.
 */
export function setFormValue(control: FormAssociated, value: string, isSecret: boolean): void {
  const { form } = control[internals];
  const autocomplete =
    control.getAttribute('autocomplete') ||
    // A field of the form may have the name of a member, which it hides.
    (form && Element.prototype.getAttribute.call(form, 'autocomplete'));
  const isRestorable = !isSecret && autocomplete?.toLowerCase() !== 'off';
  const state = isRestorable ? getStateHead(control) + value : null;
  control[internals].setFormValue(getFormValue(control, value), state);
}

/** The value in a state that the browser has kept; `undefined` when it is that of another control: Firefox hands them over, too. */
export function readFormState(control: Element, state: string): string | undefined {
  const head = getStateHead(control);
  return state.startsWith(head) ? state.slice(head.length) : undefined;
}

/** What a state that the browser keeps begins with, so that the control knows its own. */
const getStateHead = (control: Element): string =>
  `${control.localName} ${control.getAttribute('name') ?? ''}\n`;

/** What a control with a value sends with its form: with `dirname` the directionality as well, as an input does. */
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
