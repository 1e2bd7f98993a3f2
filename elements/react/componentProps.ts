import type { HTMLAttributes, ReactElement, RefAttributes } from 'react';
import type { TagElements, TagEvents, TagProps } from '../generated/types/tagTypes.ts';
import type { PrerenderOptions } from '../hosts/renderTemplate.ts';

type Tag = keyof TagProps;

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** Attributes that React has under another name. */
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

/** What the tag has in markup, in React's spelling. */
type OwnProps<T extends Tag> = {
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
  /** Whether a server renders the shadow root of the element as well, so that it is complete before any script runs. */
  prerender?: boolean | PrerenderOptions | undefined;
}

type Others<T extends Tag, Props> = Omit<
  HTMLAttributes<TagElements[T]>,
  keyof Props | 'dangerouslySetInnerHTML' | 'suppressHydrationWarning' | 'defaultValue' | 'defaultChecked'
>;

/** The props of a tag's component. */
export type TagComponentProps<T extends Tag> = OwnProps<T> &
  EventProps<T> &
  CommonProps &
  Others<T, OwnProps<T> & EventProps<T>>;

/** The tags whose elements have a value that the user changes. */
export type FieldTag = {
  [T in Tag]: TagElements[T] extends { value: unknown; checkValidity: unknown } ? T : never;
}[Tag];

/** An event of a field, whose `value` is what the user has made it. */
export type FieldChangeEvent<E> = Event & { readonly target: E; readonly currentTarget: E };

interface ValueProps<E> {
  /** The value, which the component keeps whatever the user does: give it what `onChange` reports. */
  value?: string | undefined;
  /** The value at first, and after a reset, of a field that keeps its value by itself. */
  defaultValue?: string | undefined;
  /** Called when the user has changed the value, which is that of `event.target`. */
  onChange?: ((event: FieldChangeEvent<E>) => void) | undefined;
}

/** The props of a field's component. */
export type FieldComponentProps<T extends FieldTag> = ValueProps<TagElements[T]> &
  Omit<TagComponentProps<T>, keyof ValueProps<unknown>>;

/** A component of React, whatever its version. */
export interface HostComponent<T extends Tag, Props = TagComponentProps<T>> {
  (props: Props & RefAttributes<TagElements[T]>): ReactElement | null;
  displayName?: string | undefined;
}
