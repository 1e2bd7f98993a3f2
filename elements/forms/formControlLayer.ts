import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';
import type { FormLayer } from '../core/definition.ts';
import type { Host } from '../core/host.ts';
import type { AuctionTextInputElement } from '../generated/types/tagTypes.ts';
import type { attributeElement } from './formAssociated.ts';
import type { formControlMembers } from './members.docs.ts';

type Values = Readonly<Record<string, unknown>>;

/** The rules of a form control. All properties are required, so that lookups never reach `Object.prototype`. */
export interface ControlRules extends Required<Pick<FormLayer, 'text' | 'takesPageInput' | 'sanitize'>> {
  /** Returns the validation error of a value, if any. `rawInput` is text that could not be parsed. Pure. */
  validate: (value: string, values: Values, rawInput: string) => ValidityError | undefined;
  /** Type of a native input with such values. */
  type: string;
  /** Format of a value, such as `yyyy-MM-dd`. `undefined` if the text is the value. */
  format: string | undefined;
  /** Whether the component shows its own label unless the page provides one. The component receives `labelled`. */
  hasOwnLabel: boolean;
}

/** The members of a form control, in addition to the properties of its attributes. */
export type FormControlElement = HTMLElement & Pick<AuctionTextInputElement, keyof typeof formControlMembers>;

export interface FormControlLayer extends FormLayer {
  extend: (Base: Parameters<FormLayer['extend']>[0]) => {
    new (): Host & FormControlElement & { readonly [attributeElement]: HTMLElement; type: string };
    readonly observedAttributes: readonly string[];
  };
}
