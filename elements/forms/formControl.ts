import { afterListeners } from './afterListeners.ts';
import type { FieldControl } from '../../src/controls/field/fieldControl.ts';
import type { Fault } from '../../src/controls/field/nativeValidity.ts';
import type { Host, HostClass } from '../core/host.ts';
import type { AuctionTextInputElement } from '../generated/tagTypes.ts';
import type { formControlMembers } from '../tags/fields/members.docs.ts';
import { setState } from './setCustomState.ts';
import { submitImplicitly } from './submitImplicitly.ts';
import { labelsOf } from './labels.ts';
import { nameBox } from './setAccessibleName.ts';

export interface ControlRules {
  /**
   * What is wrong with a value, given the other values of the tag and the text that the user has typed in vain, if any. Pure.
   */
  validity: (value: string, values: Readonly<Record<string, unknown>>, badText: string) => Fault | undefined;
  /** What becomes of a value that script, markup or a form restores; without it line breaks are taken out. */
  sanitize?: (value: string) => string;
  /** Shape of a value, such as `yyyy-MM-dd`, for the warning about an attribute that has another. */
  format?: string;
  /** It shows a label of its own unless the page has given it one: the component gets `labelled`. */
  ownLabel?: boolean;
}

/** What a tag has as a form control besides its attributes' properties. */
export type FormControlElement = HTMLElement & Pick<AuctionTextInputElement, keyof typeof formControlMembers>;

export interface FormControlClass {
  new (): Host & FormControlElement;
  readonly observedAttributes: readonly string[];
}

/** What a page names and describes a control with, besides its labels. */
const namingAttributes = ['aria-label', 'aria-labelledby', 'aria-description', 'aria-invalid'];

/**
 * Makes a tag a form control as HTML means it: it has a value that forms send, reset and restore, constraints that they
 * check, labels, and its own `disabled` apart from its fieldset's. The component gets `value`, `disabled` (its own or its
 * fieldset's), `problem` (what is wrong in words, once the user has had a try), `revision` (a new number when the value was set
 * from outside) and `control`.
 */
export const formControl =
  ({ validity, sanitize = withoutBreaks, format, ownLabel = false }: ControlRules) =>
  (Base: HostClass): FormControlClass =>
    class FormControl extends Base {
      static readonly formAssociated = true;
      static override readonly observedAttributes = [...Base.observedAttributes, ...namingAttributes];

      readonly #internals = this.attachInternals();
      #value = '';
      /** What the user has typed, while it stands for no value. */
      #badText = '';
      #revision = 0;
      /** Changed by the user or by script; the `value` attribute no longer counts until a reset. */
      #dirty = false;
      #customMessage = '';
      /** What the page was last told of by `change`, or found at the start. */
      // oxlint-disable-next-line no-unused-private-class-members -- read by the class of the control
      #committed = '';
      /** The user has changed something since the start or the last reset. */
      #edited = false;
      /** The user has left the control, or has been told what is wrong. */
      #touched = false;
      /** The user is typing a text that `input` and `change` have not been dispatched for. */
      #isTyping = false;
      #valid = true;
      /** The user sees what is invalid. */
      #shown = false;
      /** Its type is, or was, `password`: a page may show it by another type. */
      #isSecret = false;
      #box: HTMLElement | null = null;

      constructor() {
        super();
        this.provide('value', '');
        this.provide('disabled', false);
        this.provide('problem', '');
        this.provide('revision', 0);
        this.provide('control', new FormControl.#Control(this));
        this.#internals.setFormValue('', '');
        for (const type of ['invalid', 'focusin', 'focusout']) this.addEventListener(type, FormControl.#hear);
        this.shadowRoot!.addEventListener('input', FormControl.#hearInput);
      }

      override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
        // The attribute is the default, as an input's is.
        if (name !== 'value') super.attributeChangedCallback(name, before, text);
        else {
          if (!this.#dirty) this.#set(text ?? '');
          if (format && text && sanitize(text) === '')
            this.warn(`value is "${text}", which is not of the form ${format}, so it is empty.`);
        }
        if (name === 'type' || name === 'autocomplete') this.#setFormValue();
        if (name === 'disabled') this.provide('disabled', this.matches(':disabled'));
        if (namingAttributes.includes(name)) {
          this.#nameBox();
          this.#provideLabelled();
        }
        if (name === 'aria-invalid' || name === 'error')
          this.provide('error', this.hasAttribute('error') || this.getAttribute('aria-invalid') === 'true');
        this.#validate();
      }

      override connectedCallback(): void {
        this.#provideLabelled();
        super.connectedCallback();
      }

      /** WebKit may call it late, with a state that is over. */
      formDisabledCallback(): void {
        this.provide('disabled', this.matches(':disabled'));
      }

      formResetCallback(): void {
        this.#dirty = false;
        this.#edited = false;
        this.#touched = false;
        this.#set(this.defaultValue);
      }

      formStateRestoreCallback(state: unknown): void {
        if (typeof state !== 'string') return;
        this.#dirty = true;
        this.#set(state);
      }

      get value(): string {
        return this.#value;
      }
      set value(value: string | null | undefined) {
        const text = sanitize(textOf(value));
        this.#dirty = true;
        // Frameworks write what they know whenever they render: the value as it is, or as the last event found it.
        if (text !== this.#value && text !== this.values()['value']) this.#set(text);
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

      #nameBox(labels: Iterable<Element> = labelsOf(this)): void {
        if (this.#box) nameBox(this.#box, this, labels);
      }

      /** One for all: a page may have thousands of fields. */
      static readonly #hear = ({ type, currentTarget }: Event): void => {
        const control = currentTarget as FormControl;
        // Labels may have come or gone since.
        if (type === 'focusin') control.#nameBox(control.#internals.labels as NodeListOf<Element>);
        else if (type === 'invalid' || control.#edited) control.#touch();
      };

      /** What is typed into a picker's own boxes is not its value yet, nor is a text that is yet to be read as a date or time. */
      static readonly #hearInput = (event: Event): void => {
        const control = (event.currentTarget as ShadowRoot).host as FormControl;
        if (format || event.target !== control.#box) event.stopPropagation();
      };

      /** What the component does to its value. */
      static readonly #Control = class implements FieldControl {
        readonly #of: FormControl;

        constructor(of: FormControl) {
          this.#of = of;
        }

        box(box: HTMLElement | null): void {
          this.#of.#box = box;
          if (!box) return;
          this.#of.#nameBox();
          this.#of.#validate();
        }

        input(text: string): void {
          this.#of.#edited = true;
          this.#of.#take(text);
          this.#of.provide('value', text);
        }

        edit(value: string, badText = ''): void {
          const of = this.#of;
          of.#edited = true;
          of.#isTyping = true;
          of.#take(value, badText);
          // A field of the form may be named as the method is.
          if (of.form) EventTarget.prototype.addEventListener.call(of.form, 'submit', this, true);
        }

        commit(value: string, badText = ''): void {
          const of = this.#of;
          of.#isTyping = false;
          if (of.form) EventTarget.prototype.removeEventListener.call(of.form, 'submit', this, true);
          if (value !== of.#value || badText !== of.#badText) of.#take(value, badText);
          else of.#validate();
          of.provide('value', value);
          this.#dispatchChange(true);
        }

        /** The form is submitted while the user is typing: the page's listeners are to find the change dispatched. */
        handleEvent(): void {
          const of = this.#of;
          if (!of.#isTyping) return;
          if (of.#badText) this.commit(of.#value, of.#badText);
          else this.pick(of.#value);
        }

        pick(value: string): void {
          const of = this.#of;
          of.#edited = true;
          of.provide('revision', ++of.#revision);
          this.commit(value);
        }

        change(): void {
          this.#dispatchChange(false);
        }

        #dispatchChange(withInput: boolean): void {
          const of = this.#of;
          if (of.#state() === of.#committed) return;
          of.#committed = of.#state();
          of.#touch();
          if (withInput) of.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
          // Not `Event`, of which MooTools makes something of its own.
          of.dispatchEvent(new CustomEvent('change', { bubbles: true }));
        }

        enter(event: KeyboardEvent): void {
          afterListeners(event, () => {
            this.change();
            submitImplicitly(this.#of.#internals.form);
          });
        }
      };

      /** By which a change is told. */
      #state(): string {
        return `${this.#value}\n${this.#badText}`;
      }

      #touch(): void {
        this.#touched = true;
        this.#isTyping = false;
        this.#validate();
      }

      /** From outside: by script, markup, reset or the browser. */
      #set(value: string): void {
        const dirty = this.#dirty;
        this.#isTyping = false;
        this.#take(sanitize(value));
        this.#dirty = dirty;
        this.#committed = this.#state();
        this.provide('value', this.#value);
        this.provide('revision', ++this.#revision);
      }

      #take(value: string, badText = ''): void {
        this.#dirty = true;
        this.#value = value;
        this.#badText = badText;
        this.#setFormValue();
        this.#validate();
      }

      /** The browser keeps the state in the session history, but as of inputs no passwords, and nothing with autocomplete="off". */
      #setFormValue(): void {
        this.#isSecret ||= this.getAttribute('type') === 'password';
        // A field of the form may have the name of a member, which it hides.
        const { form } = this;
        const autocomplete =
          this.getAttribute('autocomplete') ||
          (form && Element.prototype.getAttribute.call(form, 'autocomplete'));
        const isRestorable = !this.#isSecret && autocomplete?.toLowerCase() !== 'off';
        this.#internals.setFormValue(this.#value, isRestorable ? this.#value : null);
      }

      #provideLabelled(labels: Iterable<unknown> = labelsOf(this)): void {
        if (!ownLabel) return;
        const named = this.hasAttribute('aria-label') || this.hasAttribute('aria-labelledby');
        this.provide('labelled', named || [...labels].length > 0);
      }

      #validate(): void {
        const fault = this.#customMessage
          ? { flags: { customError: true }, message: this.#customMessage }
          : this.readOnly
            ? undefined
            : validity(this.#value, this.values(), this.#badText);
        // Most controls are valid from their first day to their last: nothing to tell the browser each time.
        if (fault || !this.#valid) {
          this.#valid = !fault;
          if (fault) this.#internals.setValidity(fault.flags, fault.message, this.#box ?? undefined);
          else this.#internals.setValidity({});
          setState(this.#internals, 'invalid', fault !== undefined);
        }
        if (!this.#isTyping) this.#show(this.#touched ? fault : undefined);
      }

      #show(fault: Fault | undefined): void {
        if (!fault && !this.#shown) return;
        this.#shown = fault !== undefined;
        setState(this.#internals, 'user-invalid', this.#shown);
        this.provide('problem', fault?.message ?? '');
      }
    };

const withoutBreaks = (value: string): string => value.replaceAll(/[\r\n]/g, '');

/** As an input takes what JavaScript gives it: null empties it, anything else is its text. */
const textOf = (value: unknown): string =>
  // oxlint-disable-next-line typescript/no-base-to-string -- an object gets the text that it has
  value === null || value === undefined ? '' : String(value);
