import type { HTMLAttributes, ReactElement, RefAttributes } from 'react';
import type { CamelCase } from '../core/definition.ts';
import type { TagElements, TagEvents, TagProps } from '../generated/types/tagTypes.ts';
import type { FieldTag } from '../hosts/hostProps.ts';
import type { PrerenderOptions } from '../hosts/renderTemplate.ts';

type Tag = keyof TagProps;

/** React prop names of attributes. */
interface ReactNames {
  autocomplete: 'autoComplete';
  dirname: 'dirName';
  enterkeyhint: 'enterKeyHint';
  for: 'htmlFor';
  formaction: 'formAction';
  formenctype: 'formEncType';
  formmethod: 'formMethod';
  formnovalidate: 'formNoValidate';
  formtarget: 'formTarget';
  inputmode: 'inputMode';
  maxlength: 'maxLength';
  minlength: 'minLength';
  popovertarget: 'popoverTarget';
  popovertargetaction: 'popoverTargetAction';
  readonly: 'readOnly';
}

/** Attributes and properties of the element, with React's prop names. */
type ElementProps<T extends Tag> = {
  [
    K in keyof TagProps[T] & string as K extends `${string}-${string}`
      ? never
      : K extends keyof ReactNames
        ? ReactNames[K]
        : K
  ]?: TagProps[T][K];
};

type EventProps<T extends Tag> = {
  [
    E in keyof TagEvents[T] & string as E extends `auction-${infer Name}`
      ? `on${Capitalize<CamelCase<Name>>}`
      : never
  ]?: ((event: TagEvents[T][E] & { readonly currentTarget: TagElements[T] }) => void) | undefined;
};

interface CommonProps {
  /** Whether the server also renders the element's shadow root, so that the element is complete before JavaScript loads. */
  prerender?: boolean | PrerenderOptions | undefined;
}

type HtmlProps<T extends Tag, Props> = Omit<
  HTMLAttributes<TagElements[T]>,
  keyof Props | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning' | 'defaultValue' | 'defaultChecked'
>;

/** Props of an element's component. */
export type ReactTagProps<T extends Tag> = ElementProps<T> &
  EventProps<T> &
  CommonProps &
  HtmlProps<T, ElementProps<T> & EventProps<T>>;

/** Change event of a field. `event.target.value` is the new value. */
export type FieldChangeEvent<E> = Event & { readonly target: E; readonly currentTarget: E };

interface ValueProps<E> {
  /** The value of a controlled field. Update it in `onChange`. */
  value?: string | undefined;
  /** The initial value of an uncontrolled field. Resetting the form restores it. */
  defaultValue?: string | undefined;
  /** Called when the user changes the value. The new value is `event.target.value`. */
  onChange?: ((event: FieldChangeEvent<E>) => void) | undefined;
}

/** Props of a field's component. */
export type ReactFieldProps<T extends FieldTag> = ValueProps<TagElements[T]> &
  Omit<ReactTagProps<T>, keyof ValueProps<unknown>>;

/** React component of an element, for all supported versions of React. */
export interface HostComponent<T extends Tag, Props = ReactTagProps<T>> {
  (props: Props & RefAttributes<TagElements[T]>): ReactElement | null;
  displayName?: string | undefined;
}
