import type { FormLayer } from '../core/definition.ts';
import { filterUrl } from '../../src/site/core/urls.ts';
import {
  runAfterListeners,
  formAssociated,
  internals,
  setCustomState,
  findDefaultButton,
  isEnter,
  submitImplicitly,
} from './formAssociated.ts';
import {
  applyAllToButton,
  applyToButton,
  hasTarget,
  innerAttributes,
  setTargets,
  updateButtonReferences,
} from './buttonAttributes.ts';
import { getPageName, getLabels } from './aria.ts';
import { runAsAttempt } from '../../src/controls/field/submissionAttempt.ts';

/** Inputs in which Enter does something else than submit. */
const otherInputs = /^(button|submit|reset|image|file|color)$/;

/** Makes an element a button of its form: it submits or resets the form. */
export const formButton: FormLayer = {
  ownAttributes: ['disabled'],
  extend: (Base) =>
    class FormButton extends formAssociated(Base) {
      static override readonly observedAttributes = [...super.observedAttributes, ...innerAttributes];

      #form: HTMLFormElement | null = null;

      constructor() {
        super();
        this.addEventListener('click', this.#handleClick, true);
      }

      override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
        super.attributeChangedCallback(name, before, text);
        if (name === 'loading') setCustomState(this[internals], 'loading', text !== null);
        if (name === 'href' && text !== null && filterUrl(text) === undefined)
          this.warn(`href is "${text}", which no link may have, so it stays a button; write an address.`);
        if (/^(label|aria-label(ledby)?)$/.test(name)) this.#setLabel();
        // Before it is in the page there is nothing to apply it to, and then all is applied.
        if (!this.isConnected) return;
        if (/^(loading|label|href|disabled)$/.test(name)) this.whenRendered(() => this.#applyAll());
        else if (innerAttributes.has(name)) this.whenRendered(() => this.#apply(name));
      }

      override connectedCallback(): void {
        super.connectedCallback();
        const isPlain = !this.getAttributeNames().some((name) => innerAttributes.has(name));
        if (isPlain && getLabels(this).length === 0) return;
        this.addEventListener('focusin', FormButton.#updateReferences);
        this.whenRendered(() => this.#applyAll());
      }

      /** The native button, or the link, once it is rendered. */
      get #inner(): HTMLElement | null {
        return this.container.querySelector<HTMLElement>('[part=button]');
      }

      #apply(name: string): void {
        if (this.#inner) applyToButton(this, this.#inner, name);
      }

      #applyAll(): void {
        if (this.hasAttribute('aria-labelledby')) this.#setLabel();
        if (this.#inner) applyAllToButton(this, this.#inner);
      }

      /** What the page refers to may have come or gone since. */
      static readonly #updateReferences = ({ currentTarget }: Event): void => {
        const button = currentTarget as FormButton;
        if (button.#inner) updateButtonReferences(button, button.#inner);
      };

      /** A tooltip shows the name, whichever way the page has given it. */
      #setLabel(): void {
        const label = this.getAttribute('label') ?? getPageName(this);
        if (Base.observedAttributes.includes('label')) this.setProp('label', label);
      }

      formAssociatedCallback(form: HTMLFormElement | null): void {
        // A field of the form may have the name of a member, which it hides.
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        const handle = this.#handleKeyPress as EventListener;
        if (this.#form) removeEventListener.call(this.#form, 'keypress', handle);
        this.#form = form;
        if (form) addEventListener.call(form, 'keypress', handle);
      }

      get type(): string {
        if (this.hasAttribute('href')) return 'button';
        return (this.values()['type'] as string | undefined) ?? 'button';
      }
      set type(type: string) {
        this.setAttribute('type', type);
      }
      get value(): string {
        return this.getAttribute('value') ?? '';
      }
      set value(value: string) {
        this.setAttribute('value', value);
      }
      /** Comes before every listener of the page: a button that is disabled or loading is not clicked. */
      readonly #handleClick = (event: Event): void => {
        if (this.matches(':disabled') || this.values()['loading'] === true) {
          event.preventDefault();
          event.stopImmediatePropagation();
          return;
        }
        const inner = this.#inner;
        if (inner && (hasTarget(this) || inner.localName === 'a')) {
          setTargets(this, inner);
          // By script: the link or button inside does the rest, and dispatches the event of which the page is to know.
          if (event.composedPath()[0] === this) {
            event.stopImmediatePropagation();
            return inner.click();
          }
        }
        if (this.type !== 'button') runAfterListeners(event, () => this.#activate());
      };

      /** The browser does not know that this is the button which Enter in one of its own fields presses. */
      readonly #handleKeyPress = (event: KeyboardEvent): void => {
        const { localName, type } = event.target as HTMLInputElement;
        if (localName !== 'input' || otherInputs.test(type) || !isEnter(event)) return;
        if (findDefaultButton(this.#form!) !== this) return;
        runAfterListeners(event, () => {
          event.preventDefault();
          submitImplicitly(this.#form);
        });
      };

      #activate(): void {
        const { form } = this[internals];
        if (!form) return;
        if (this.type === 'reset') return HTMLFormElement.prototype.reset.call(form);
        const submitter = this.#insertSubmitter();
        // Scripts that remember the clicked button, such as htmx, listen on the form. All others have seen the click on this element.
        const end = Node.prototype.contains.call(form, submitter) ? form : submitter;
        const stop = (event: Event) => event.stopPropagation();
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        addEventListener.call(end, 'click', stop);
        runAsAttempt(() => submitter.click());
        removeEventListener.call(end, 'click', stop);
        // The page may need it after an `await`.
        setTimeout(() => submitter.remove());
      }

      /** No script is run by an address, nor when it stands in `formaction`. */
      #refuses(name: string, value: string): boolean {
        const refuses = name === 'formaction' && value !== '' && filterUrl(value, 'web') === undefined;
        if (refuses)
          this.warn(
            `formaction is "${value}", to which no form may be sent, so that of the form is used; write an address.`,
          );
        return refuses;
      }

      /** A native button of the same form, name, value and data: only such a one can be the submitter of a form, or of `FormData`. */
      #insertSubmitter(): HTMLButtonElement {
        const submitter = this.ownerDocument.createElement('button');
        submitter.hidden = true;
        submitter.textContent = this.textContent;
        for (const { name, value } of this.attributes)
          if (/^(name|value|form.*|data-.*)$/.test(name) && !this.#refuses(name, value))
            submitter.setAttribute(name, value);
        this.before(submitter);
        return submitter;
      }
    },
};
