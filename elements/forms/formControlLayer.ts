import type { FormLayer, PageText } from '../core/definition.ts';
import type { Host } from '../core/host.ts';
import type { AuctionTextInputElement } from '../generated/types/tagTypes.ts';
import type { Validate } from './elementField.ts';
import type { source } from './formAssociated.ts';
import type { formControlMembers } from './members.docs.ts';

export interface ControlRules {
  validate: Validate;
  /** Makes a value of what script, markup or a form restores. */
  sanitize: NonNullable<FormLayer['sanitize']>;
  /** What `type` is unless the attribute says otherwise, as that of the native input. */
  type: string;
  /** Shape of a value, such as `yyyy-MM-dd`, for the warning about an attribute that has another. */
  format?: string;
  /** How a page's input has a value as text; without it the text is the value. */
  pageText?: PageText;
  /** The component shows a label of its own unless the page has given the element one: it gets `labelled`. */
  hasOwnLabel?: boolean;
}

/** What an element has as a form control besides its attributes' properties. */
export type FormControlElement = HTMLElement & Pick<AuctionTextInputElement, keyof typeof formControlMembers>;

export interface FormControlLayer extends FormLayer {
  extend: (Base: Parameters<FormLayer['extend']>[0]) => {
    new (): Host & FormControlElement & { readonly [source]: HTMLElement };
    readonly observedAttributes: readonly string[];
  };
}

/** Lets the page put an input of its own into the element, which is then what forms submit. */
export const acceptPageInput = (layer: FormControlLayer): FormControlLayer => ({
  ...layer,
  takesPageInput: true,
  extend: (Base) =>
    class extends layer.extend(Base) {
      static readonly takesPageInput = true;
    },
});
