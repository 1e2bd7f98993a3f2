import type { HostClass } from '../core/host.ts';
import type { FormAssociated } from './formAssociated.ts';

/** What an input has that its attributes alone decide. */
interface InputMembers extends FormAssociated {
  type: string;
  defaultValue: string;
  readOnly: boolean;
}

/** Attributes whose property is empty while they are absent. */
const textAttributes: ReadonlySet<string> = new Set(
  'placeholder pattern autocomplete dirname list min max step'.split(' '),
);

/** Gives a class the properties that an input has for its attributes; `type` is what it is unless the attribute says otherwise. */
export const withInputMembers = (Base: HostClass<FormAssociated>, type: string): HostClass<InputMembers> =>
  class extends Base implements InputMembers {
    override getProperty(attribute: string): unknown {
      return super.getProperty(attribute) ?? (textAttributes.has(attribute) ? '' : undefined);
    }

    get type(): string {
      return (this.values()['type'] as string | undefined) ?? type;
    }
    set type(kind: string) {
      this.setAttribute('type', kind);
    }

    get defaultValue(): string {
      return this.getAttribute('value') ?? '';
    }
    set defaultValue(value: string) {
      this.setAttribute('value', value);
    }

    get readOnly(): boolean {
      return this.hasAttribute('readonly');
    }
    set readOnly(readOnly: boolean) {
      this.toggleAttribute('readonly', readOnly);
    }
  };
