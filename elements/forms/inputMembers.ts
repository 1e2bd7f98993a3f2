import type { HostClass } from '../core/host.ts';
import type { PageInput } from '../../src/controls/field/pageInput.ts';
import type { PageInputHost } from './findPageInput.ts';
import { type FormAssociated, control, source } from './formAssociated.ts';

/** What an input has that the field of an element has no part in. */
interface InputMembers extends FormAssociated {
  type: string;
  defaultValue: string;
  readOnly: boolean;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
}

/** Attributes whose property is empty while they are absent. */
const textAttributes: ReadonlySet<string> = new Set(
  'placeholder pattern autocomplete dirname list min max step'.split(' '),
);

/** Attributes whose property is that of a page's input, if there is one. */
const inputProperties: ReadonlySet<string> = new Set(
  'placeholder pattern autocomplete min max step required'.split(' '),
);

/** Gives a class the properties that an input has for its attributes; `type` is what it is unless the attribute says otherwise. */
export const withInputMembers = (Base: HostClass<FormAssociated>, type: string): HostClass<InputMembers> =>
  class extends Base implements InputMembers {
    override getProperty(attribute: string): unknown {
      const pageInput = getPageInput(this);
      if (pageInput && inputProperties.has(attribute)) return Reflect.get(pageInput, attribute);
      return super.getProperty(attribute) ?? (textAttributes.has(attribute) ? '' : undefined);
    }

    override setProperty(attribute: string, value: unknown): void {
      const pageInput = getPageInput(this);
      if (pageInput && inputProperties.has(attribute)) Reflect.set(pageInput, attribute, value);
      else super.setProperty(attribute, value);
    }

    get type(): string {
      return getPageInput(this)?.type ?? (this.values()['type'] as string | undefined) ?? type;
    }
    set type(kind: string) {
      this[source].setAttribute('type', kind);
    }

    get defaultValue(): string {
      return getPageInput(this)?.defaultValue ?? this.getAttribute('value') ?? '';
    }
    set defaultValue(value: string) {
      const pageInput = getPageInput(this);
      if (pageInput) pageInput.defaultValue = value;
      else this.setAttribute('value', value);
    }

    get readOnly(): boolean {
      return this[source].hasAttribute('readonly');
    }
    set readOnly(readOnly: boolean) {
      this[source].toggleAttribute('readonly', readOnly);
    }

    get validity(): ValidityState {
      return readControl(this).validity;
    }
    get validationMessage(): string {
      return readControl(this).validationMessage;
    }
    get willValidate(): boolean {
      return this[control].willValidate && !this.readOnly;
    }

    checkValidity(): boolean {
      return readControl(this).checkValidity();
    }

    override focus(options?: FocusOptions): void {
      const pageInput = getPageInput(this);
      if (pageInput) pageInput.focus(options);
      else super.focus(options);
    }
  };

/** Reads the page's input again, because a script may have changed it without an event. */
function readControl(element: FormAssociated & Partial<PageInputHost>): ElementInternals | PageInput {
  if (getPageInput(element)) element.syncInput?.();
  return element[control];
}

/** A private accessor would cost each element a slot. */
const getPageInput = (element: FormAssociated): PageInput | undefined =>
  element[source] === element ? undefined : (element[source] as PageInput);
