import { afterListeners } from './afterListeners.ts';
import type { HostClass } from '../host.ts';
import { setState } from './setState.ts';
import { submitImplicitly } from './submitImplicitly.ts';
import { labelsOf } from './labels.ts';
import { nameBox } from './nameBox.ts';

/** What keeps a value from being valid. */
interface Fault {
  flags: ValidityStateFlags;
  /** In the user's language. */
  message: string;
}

/** What is wrong with a value, given the other values of the tag. Pure. */
type Validity = (value: string, values: Readonly<Record<string, unknown>>) => Fault | undefined;

/** What a tag has as a form control besides its attributes' properties, for its type. */
export interface FormControlElement extends HTMLElement {
  /** What the form sends. */
  value: string;
  /** The `value` attribute, which a reset restores. */
  defaultValue: string;
  readOnly: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity: () => boolean;
  reportValidity: () => boolean;
  setCustomValidity: (message: string) => void;
  select: () => void;
}

/** What a page names and describes a control with, besides its labels. */
const namingAttributes = ['aria-label', 'aria-labelledby', 'aria-description', 'aria-invalid'];

/**
 * Makes a tag a form control as HTML means it: it has a value that forms send, reset and restore, constraints that they
 * check, labels, and its own `disabled` apart from its fieldset's. The component gets `value`, `disabled` (its own or its
 * fieldset's), `invalid` (once the user has been told) and `control`.
 */
export const formControl =
  (validity: Validity) =>
  (Base: HostClass): HostClass =>
    class FormControl extends Base {
      static readonly formAssociated = true;
      static override readonly observedAttributes = [...Base.observedAttributes, ...namingAttributes];

      readonly #internals = this.attachInternals();
      #value = '';
      /** Changed by the user or by script; the `value` attribute no longer counts until a reset. */
      #dirty = false;
      #customMessage = '';
      /** What the page was last told of by `change`, or found at the start. */
      #committed = '';
      /** The user has changed something since the start or the last reset. */
      #edited = false;
      /** The user has left the control, or has been told what is wrong. */
      #touched = false;
      #valid = true;
      #box: HTMLElement | null = null;

      constructor() {
        super();
        this.provide('value', '');
        this.provide('disabled', false);
        this.provide('invalid', false);
        this.provide('control', {
          box: (box: HTMLElement | null) => this.#setBox(box),
          input: (text: string) => this.#input(text),
          change: () => this.#change(),
          enter: (event: Event) => afterListeners(event, () => this.#enter()),
        });
        this.#internals.setFormValue('', '');
        this.addEventListener('invalid', () => this.#touch());
        this.addEventListener('focusin', () => {
          this.#committed = this.#value;
          // Labels may have come or gone since.
          this.#nameBox(this.#internals.labels as NodeListOf<Element>);
        });
        this.addEventListener('focusout', () => this.#edited && this.#touch());
        this.takeEarlyProperties();
      }

      override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
        super.attributeChangedCallback(name, before, text);
        if (name === 'value') {
          // The attribute is the default, as an input's is.
          this.provide('value', this.#value);
          if (!this.#dirty) this.#take(text ?? '');
        }
        if (name === 'disabled') this.provide('disabled', this.matches(':disabled'));
        if (namingAttributes.includes(name)) this.#nameBox();
        if (name === 'aria-invalid' || name === 'error')
          this.provide('error', this.hasAttribute('error') || this.getAttribute('aria-invalid') === 'true');
        this.#validate();
      }

      formDisabledCallback(disabled: boolean): void {
        this.provide('disabled', disabled);
      }

      formResetCallback(): void {
        this.#dirty = false;
        this.#edited = false;
        this.#touched = false;
        this.#take(this.defaultValue);
      }

      formStateRestoreCallback(state: unknown): void {
        if (typeof state !== 'string') return;
        this.#dirty = true;
        this.#take(state);
      }

      get value(): string {
        return this.#value;
      }
      set value(value: string | null | undefined) {
        this.#dirty = true;
        this.#take(textOf(value));
        this.#committed = this.#value;
      }

      get defaultValue(): string {
        return this.getAttribute('value') ?? '';
      }
      set defaultValue(value: string) {
        this.setAttribute('value', value);
      }

      get name(): string {
        return this.getAttribute('name') ?? '';
      }
      set name(name: string) {
        this.setAttribute('name', name);
      }

      get disabled(): boolean {
        return this.hasAttribute('disabled');
      }
      set disabled(disabled: boolean) {
        this.toggleAttribute('disabled', disabled);
      }

      get readOnly(): boolean {
        return this.hasAttribute('readonly');
      }
      set readOnly(readOnly: boolean) {
        this.toggleAttribute('readonly', readOnly);
      }

      get form(): HTMLFormElement | null {
        return this.#internals.form;
      }
      get labels(): NodeList {
        return this.#internals.labels;
      }
      get validity(): ValidityState {
        return this.#internals.validity;
      }
      get validationMessage(): string {
        return this.#internals.validationMessage;
      }
      get willValidate(): boolean {
        return this.#internals.willValidate && !this.readOnly;
      }

      checkValidity(): boolean {
        return this.#internals.checkValidity();
      }

      reportValidity(): boolean {
        return this.#internals.reportValidity();
      }

      setCustomValidity(message: string): void {
        this.#customMessage = textOf(message);
        this.#validate();
      }

      select(): void {
        if (this.#box instanceof HTMLInputElement) this.#box.select();
      }

      #setBox(box: HTMLElement | null): void {
        this.#box = box;
        if (!box) return;
        this.#nameBox();
        this.#validate();
      }

      #nameBox(labels: Iterable<Element> = labelsOf(this)): void {
        if (this.#box) nameBox(this.#box, this, labels);
      }

      #input(text: string): void {
        this.#dirty = true;
        this.#edited = true;
        this.#take(text);
      }

      #enter(): void {
        this.#change();
        submitImplicitly(this.#internals.form);
      }

      #change(): void {
        if (this.#value === this.#committed) return;
        this.#committed = this.#value;
        this.#touch();
        this.dispatchEvent(new Event('change', { bubbles: true }));
      }

      #touch(): void {
        this.#touched = true;
        this.#validate();
      }

      #take(value: string): void {
        this.#value = value.replaceAll(/[\r\n]/g, '');
        this.#internals.setFormValue(this.#value, this.#value);
        this.provide('value', this.#value);
        this.#validate();
      }

      #validate(): void {
        const fault = this.#customMessage
          ? { flags: { customError: true }, message: this.#customMessage }
          : this.readOnly
            ? undefined
            : validity(this.#value, this.values());
        // Most controls are valid from their first day to their last: nothing to tell the browser each time.
        if (!fault && this.#valid) return;
        this.#valid = !fault;
        if (fault) this.#internals.setValidity(fault.flags, fault.message, this.#box ?? undefined);
        else this.#internals.setValidity({});
        const told = this.#touched && fault !== undefined;
        setState(this.#internals, 'invalid', fault !== undefined);
        setState(this.#internals, 'user-invalid', told);
        this.provide('invalid', told);
      }
    };

/** As an input takes what JavaScript gives it: null empties it, anything else is its text. */
const textOf = (value: unknown): string =>
  // oxlint-disable-next-line typescript/no-base-to-string -- an object gets the text that it has
  value === null || value === undefined ? '' : String(value);
