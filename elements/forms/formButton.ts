import type { FormLayer, Attributes } from '../core/definition.ts';
import { filterUrl } from '../../src/site/core/urls.ts';
import {
  runDefaultAction,
  formAssociated,
  internals,
  setCustomState,
  findDefaultButton,
  isEnter,
  submitImplicitly,
} from './formAssociated.ts';
import {
  findById,
  getPageName,
  getLabels,
  ariaReferences,
  ariaTextAttributes,
  copyAttribute,
  idAttributes,
  copyReference,
  getReferencedElements,
  runOnceParsed,
} from './aria.ts';
import { runAsSubmission } from '../../src/controls/field/submissionAttempt.ts';
import type { Host } from '../core/host.ts';

/** Attributes that all buttons share. */
export const buttonAttributes = {
  type: { type: 'enum', values: ['button', 'submit', 'reset'] },
  name: { type: 'string' },
  value: { type: 'string' },
  disabled: { type: 'boolean' },
  loading: { type: 'boolean' },
  formaction: { type: 'string' },
  formenctype: { type: 'string' },
  formmethod: { type: 'string' },
  formnovalidate: { type: 'boolean' },
  formtarget: { type: 'string' },
  popovertarget: { type: 'string' },
  popovertargetaction: { type: 'enum', values: ['toggle', 'show', 'hide'] },
  commandfor: { type: 'string' },
  command: { type: 'string' },
  href: { type: 'string' },
  target: { type: 'string' },
  rel: { type: 'string' },
  download: { type: 'string' },
  locale: { type: 'string' },
  messages: { type: 'json' },
} as const satisfies Attributes;

/** Styles of the link in a button with `href`. */
export const linkCss = `a{text-decoration:none}
@media (forced-colors:active){:host(:disabled) a{color:GrayText}}
`;

/** Attributes with which a button controls another element of the page. */
const targetAttributes = ['popovertarget', 'popovertargetaction', 'commandfor', 'command'];

/** Attributes of the host that are copied to its inner button or link, in addition to props of the component. */
const innerAttributes: ReadonlySet<string> = new Set([
  ...ariaTextAttributes,
  ...ariaReferences.keys(),
  ...targetAttributes,
  'aria-description',
  'aria-invalid',
  'autofocus',
  'title',
]);

/** Returns the `aria-label` that the component of an icon button sets. */
const getComponentText = (host: Host, name: string): string | null =>
  name === 'aria-label' && 'label' in host ? host.getAttribute('label') : null;

/** Applies an attribute of the host to its inner button or link. */
function applyToButton(host: Host, inner: HTMLElement, name: string): void {
  if (targetAttributes.includes(name)) setTargets(host, inner);
  else if (ariaReferences.has(name)) {
    copyReference(host, inner, name);
    if (name === 'aria-describedby') describeByText(host, inner);
  } else if (/^aria-(busy|disabled)$/.test(name) && host.hasAttribute('loading'))
    copyAttribute(inner, name, 'true');
  else copyAttribute(inner, name, host.getAttribute(name) ?? getComponentText(host, name));
}

/** Applies all attributes and labels of the host to its inner button or link. */
function applyAllToButton(host: Host, inner: HTMLElement): void {
  const names = host.getAttributeNames();
  for (const name of names) if (innerAttributes.has(name)) applyToButton(host, inner, name);
  setLabels(host, inner);
  if (names.some((name) => idAttributes.includes(name)))
    runOnceParsed(host, () => updateButtonReferences(host, inner));
}

/** Names a native button by the labels of the host, unless an ARIA attribute names it. */
function setLabels(host: Host, inner: HTMLElement): void {
  const isNamed =
    inner.hasAttribute('aria-label') || getReferencedElements(host, 'aria-labelledby').length > 0;
  if (isNamed || inner.localName !== 'button' || !('ariaLabelledByElements' in inner)) return;
  const labels = getLabels(host);
  inner.ariaLabelledByElements = labels.length > 0 ? labels : null;
}

/** Updates references, because the elements may have been inserted or removed. */
function updateButtonReferences(host: Host, inner: HTMLElement): void {
  for (const name of host.getAttributeNames())
    if (innerAttributes.has(name) && idAttributes.includes(name)) applyToButton(host, inner, name);
}

/** Describes the button by text in browsers without properties that reference elements. */
function describeByText(host: Host, inner: HTMLElement): void {
  if ('ariaDescribedByElements' in inner) return;
  const texts = getReferencedElements(host, 'aria-describedby').map(({ textContent }) => textContent);
  copyAttribute(inner, 'aria-description', texts.join(' ') || host.getAttribute('aria-description'));
}

/** Returns whether a button opens a popover or sends a command. The inner button does both natively. */
const hasTarget = (host: Element): boolean =>
  host.hasAttribute('popovertarget') || host.hasAttribute('commandfor');

/** The members of a native button that the targets of the inner button depend on. */
type TargetHost = Host &
  Pick<HTMLButtonElement, 'type' | 'form' | 'popoverTargetElement' | 'commandForElement'>;

/** Sets the popover and command targets of the inner native button, so that the browser handles clicks. */
function setTargets(host: Host, inner: HTMLElement): void {
  if (!(inner instanceof HTMLButtonElement)) return;
  const { type, form, popoverTargetElement, commandForElement } = host as TargetHost;
  // Submit and reset buttons of a form have no popover or command target.
  const hasTargets = !form || type === 'button';
  inner.popoverTargetElement = hasTargets ? popoverTargetElement : null;
  copyAttribute(inner, 'popovertargetaction', host.getAttribute('popovertargetaction'));
  if (!('commandForElement' in inner)) return;
  inner.commandForElement = hasTargets ? commandForElement : null;
  copyAttribute(inner, 'command', host.getAttribute('command'));
  // `close` and `request-close` set the `returnValue` of a dialog.
  copyAttribute(inner, 'value', host.getAttribute('value'));
}

/** Input types in which Enter does not submit the form. */
const nonSubmittingTypes = /^(button|submit|reset|image|file|color)$/;

/** The form behavior of a button, which submits or resets its form. */
export const formButton: FormLayer = {
  ownAttributes: ['disabled'],
  extend: (Base) =>
    class FormButton extends formAssociated(Base) {
      static override readonly observedAttributes = [...super.observedAttributes, ...innerAttributes];

      #form: HTMLFormElement | null = null;
      /** Targets that are set as elements instead of IDs, by attribute. */
      readonly #targets = new Map<string, HTMLElement>();

      constructor() {
        super();
        this.addEventListener('click', this.#handleClick, true);
      }

      override attributeChangedCallback(name: string, oldText: string | null, text: string | null): void {
        super.attributeChangedCallback(name, oldText, text);
        this.#targets.delete(name);
        if (name === 'loading') setCustomState(this[internals], 'loading', text !== null);
        if (name === 'href' && text !== null && filterUrl(text) === undefined)
          this.warn(
            `\`href="${text}"\` isn't an allowed URL. The element stays a button. Use an http(s), mailto, or tel URL.`,
          );
        if (/^(label|aria-label(ledby)?)$/.test(name)) this.#setLabel();
        // Elements outside a document are not rendered. When they are inserted, all attributes are applied.
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

      /** Native button or link, or `null` until it is rendered. */
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

      /** Updates references, because the elements may have been inserted or removed. */
      static readonly #updateReferences = ({ currentTarget }: Event): void => {
        const button = currentTarget as FormButton;
        if (button.#inner) updateButtonReferences(button, button.#inner);
      };

      /** Sets the label that the tooltip of an icon button shows. */
      #setLabel(): void {
        const label = this.getAttribute('label') ?? getPageName(this);
        if (Base.observedAttributes.includes('label')) this.setProp('label', label);
      }

      formAssociatedCallback(form: HTMLFormElement | null): void {
        // A form field can be named like a member of the form and hide the member.
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
      get popoverTargetElement(): HTMLElement | null {
        return this.#getTarget('popovertarget');
      }
      set popoverTargetElement(target: HTMLElement | null) {
        this.#setTarget('popovertarget', target);
      }
      get commandForElement(): HTMLElement | null {
        return this.#getTarget('commandfor');
      }
      set commandForElement(target: HTMLElement | null) {
        this.#setTarget('commandfor', target);
      }

      #getTarget(attribute: string): HTMLElement | null {
        const id = this.getAttribute(attribute);
        return this.#targets.get(attribute) ?? (id ? (findById(this, id) as HTMLElement | null) : null);
      }

      /** Sets a target like a native button, whose attribute is then empty. */
      #setTarget(attribute: string, target: HTMLElement | null): void {
        if (!target) return this.removeAttribute(attribute);
        this.setAttribute(attribute, '');
        this.#targets.set(attribute, target);
      }

      /** Handles clicks before the listeners of the page, so that disabled and loading buttons ignore them. */
      readonly #handleClick = (event: Event): void => {
        if (this.matches(':disabled') || this.values()['loading'] === true) {
          event.preventDefault();
          event.stopImmediatePropagation();
          return;
        }
        const inner = this.#inner;
        if (inner && (hasTarget(this) || inner.localName === 'a')) {
          setTargets(this, inner);
          // The click came from a script. The inner button or link dispatches another event for the page, and performs the action.
          if (event.composedPath()[0] === this) {
            event.stopImmediatePropagation();
            return inner.click();
          }
        }
        if (this.type !== 'button') runDefaultAction(event, () => this.#activate());
      };

      /** Submits the form on Enter in a native input, because browsers do not treat this element as a default button. */
      readonly #handleKeyPress = (event: KeyboardEvent): void => {
        const { localName, type } = event.target as HTMLInputElement;
        if (localName !== 'input' || nonSubmittingTypes.test(type) || !isEnter(event)) return;
        if (findDefaultButton(this.#form!) !== this) return;
        runDefaultAction(event, () => {
          event.preventDefault();
          submitImplicitly(this.#form);
        });
      };

      #activate(): void {
        const { form } = this[internals];
        if (!form) return;
        if (this.type === 'reset') return HTMLFormElement.prototype.reset.call(form);
        const submitter = this.#insertSubmitter();
        // Scripts that store the clicked button, such as htmx, listen on the form. All other listeners have received the click on this element.
        const boundary = Node.prototype.contains.call(form, submitter) ? form : submitter;
        const stop = (event: Event) => event.stopPropagation();
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        addEventListener.call(boundary, 'click', stop);
        runAsSubmission(() => submitter.click());
        removeEventListener.call(boundary, 'click', stop);
        // The page may need the button after an `await`.
        setTimeout(() => submitter.remove());
      }

      /** Warns about a `formaction` that is not an http(s) or relative URL, and could run a script. Returns whether to ignore the attribute. */
      #ignoresAttribute(name: string, value: string): boolean {
        const isIgnored = name === 'formaction' && value !== '' && filterUrl(value, 'web') === undefined;
        if (isIgnored)
          this.warn(
            `\`formaction="${value}"\` isn't an http(s) URL. Using the form's \`action\`. Use a path or URL.`,
          );
        return isIgnored;
      }

      /** Inserts a native button with the same attributes. Only native buttons can be the submitter of a form or of `FormData`. */
      #insertSubmitter(): HTMLButtonElement {
        const submitter = this.ownerDocument.createElement('button');
        submitter.hidden = true;
        submitter.textContent = this.textContent;
        for (const { name, value } of this.attributes)
          if (/^(name|value|form.*|data-.*)$/.test(name) && !this.#ignoresAttribute(name, value))
            submitter.setAttribute(name, value);
        this.before(submitter);
        return submitter;
      }
    },
};
