import type { ComponentPublicInstance, HTMLAttributes } from 'vue';
import type { TagElements, TagEvents, TagProps } from '../generated/types/tagTypes.ts';
import type { PrerenderOptions } from '../hosts/renderTemplate.ts';

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

interface CommonProps {
  /** Whether a server renders the shadow root of the element as well, so that it is complete before any script runs. */
  prerender?: boolean | PrerenderOptions | undefined;
}

/** The props of a tag's component: what the tag has in a template. */
export type TagComponentProps<T extends keyof TagProps> = Omit<HTMLAttributes, keyof TagProps[T]> &
  TagProps[T] &
  CommonProps & {
    [E in keyof TagEvents[T] & string as `on${Capitalize<CamelCase<E>>}`]?:
      | ((event: TagEvents[T][E]) => void)
      | undefined;
  };

/** The tags whose elements have a value that the user changes. */
export type FieldTag = {
  [T in keyof TagProps]: TagElements[T] extends { value: unknown; checkValidity: unknown } ? T : never;
}[keyof TagProps];

interface ModelProps {
  /** The value, for `v-model`; a reset of the form sets that which it has had at first. */
  modelValue?: string | null | undefined;
  'onUpdate:modelValue'?: ((value: string) => void) | undefined;
}

/** The props of a field's component. */
export type FieldComponentProps<T extends FieldTag> = TagComponentProps<T> & ModelProps;

/** A component of Vue. */
export type HostComponent<T extends keyof TagProps, Props = TagComponentProps<T>> = new () => Omit<
  ComponentPublicInstance,
  '$el' | '$props' | '$slots'
> & {
  /** The element, with the properties and methods of its tag. */
  readonly $el: TagElements[T];
  readonly $props: Props;
  readonly $slots: { default?: () => unknown };
};
