import { plainText, type TextRules } from '../../src/controls/field/fieldReducer.ts';
import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';
import type { FormLayer } from '../core/definition.ts';
import type { Host } from '../core/host.ts';
import type { AuctionTextInputElement } from '../generated/types/tagTypes.ts';
import type { source } from './formAssociated.ts';
import type { formControlMembers } from './members.docs.ts';

type Values = Readonly<Record<string, unknown>>;

/** Has all properties, so that none is read from `Object.prototype`. */
export interface ControlRules extends Required<Pick<FormLayer, 'text' | 'takesPageInput' | 'sanitize'>> {
  /** Returns the error of a value, if any. `rawInput` is text that stands for no value. Pure. */
  validate: (value: string, values: Values, rawInput: string) => ValidityError | undefined;
  /** The `type` of an input with such values. */
  type: string;
  /** Format of a value, such as `yyyy-MM-dd`. `undefined` if the text is the value. */
  format: string | undefined;
  /** The component shows a label unless the page has given the element one. It gets `labelled`. */
  hasOwnLabel: boolean;
}

/** The component's input shows values as a text input of the page does. */
const ownInput = { type: 'text', value: '' };

/** Rules for the component's input, or for an input of the page, whose text is never formatted. */
export function createTextRules(
  { text }: Pick<FormLayer, 'text'>,
  getValues: () => Values,
  pageInput?: { readonly type: string },
): TextRules {
  if (!text) return plainText;
  return {
    parse: (typed) => text.parse(typed, (pageInput ?? ownInput).type, getValues()),
    format: pageInput ? undefined : (value) => text.format(value, ownInput, getValues()),
  };
}

/** What an element has as a form control besides its attributes' properties. */
export type FormControlElement = HTMLElement & Pick<AuctionTextInputElement, keyof typeof formControlMembers>;

export interface FormControlLayer extends FormLayer {
  extend: (Base: Parameters<FormLayer['extend']>[0]) => {
    new (): Host & FormControlElement & { readonly [source]: HTMLElement; type: string };
    readonly observedAttributes: readonly string[];
  };
}
