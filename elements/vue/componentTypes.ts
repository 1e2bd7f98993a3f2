import type { ComponentPublicInstance, HTMLAttributes } from 'vue';
import type { CamelCase } from '../core/definition.ts';
import type { TagElements, TagEvents, TagProps } from '../generated/types/tagTypes.ts';
import type { FieldTag } from '../hosts/hostProps.ts';
import type { PrerenderOptions } from '../hosts/renderTemplate.ts';

interface CommonProps {
  /** Whether the server also renders the element's shadow root, so that the element is complete before JavaScript loads. */
  prerender?: boolean | PrerenderOptions | undefined;
}

/** Props of an element's component: its attributes, properties, and events. */
export type VueTagProps<T extends keyof TagProps> = Omit<HTMLAttributes, keyof TagProps[T]> &
  TagProps[T] &
  CommonProps & {
    [E in keyof TagEvents[T] & string as `on${Capitalize<CamelCase<E>>}`]?:
      | ((event: TagEvents[T][E]) => void)
      | undefined;
  };

interface ModelProps {
  /** The value, for `v-model`. Resetting the form restores the initial value. */
  modelValue?: string | null | undefined;
  'onUpdate:modelValue'?: ((value: string) => void) | undefined;
}

/** Props of a field's component. */
export type VueFieldProps<T extends FieldTag> = VueTagProps<T> & ModelProps;

/** Vue component of an element. */
export type HostComponent<T extends keyof TagProps, Props = VueTagProps<T>> = new () => Omit<
  ComponentPublicInstance,
  '$el' | '$props' | '$slots'
> & {
  /** The element, with its properties and methods. */
  readonly $el: TagElements[T];
  readonly $props: Props;
  readonly $slots: { default?: () => unknown };
};
