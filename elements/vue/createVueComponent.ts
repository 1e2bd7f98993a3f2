import { defineComponent, h, onBeforeUnmount, onMounted, onUpdated } from 'vue';
import { toCamelCase } from '../core/attributes.ts';
import type { Importer } from '../early/loadElement.ts';
import { FieldBinding, HostBinding } from '../hosts/HostBinding.ts';
import { getHostProps, type HostProps } from '../hosts/hostProps.ts';
import { loadElementDefinition, isServer, prerenderTag } from '../hosts/prerenderTag.ts';
import type { PrerenderOptions } from '../hosts/renderTemplate.ts';
import type { HostComponent, VueTagProps } from './componentTypes.ts';
import type { TagElements } from '../generated/types/tagTypes.ts';

const isVueProp = (name: string): boolean => /^on[A-Z]|^(class|style)$/.test(name);

/** Creates the component of an element. It takes the element's attributes, and `v-model` if the element is a field. */
export function createVueComponent<T extends keyof TagElements, P = VueTagProps<T>>(
  tag: T,
  importer: Importer,
  isField = false,
): HostComponent<T, P> {
  const component = defineComponent({
    name: toCamelCase(`-${tag}`),
    inheritAttrs: false,
    props: { prerender: { type: [Boolean, Object], default: false }, modelValue: { default: undefined } },
    emits: ['update:modelValue'],
    setup(props, { attrs, slots, emit }) {
      let element: HTMLElement | null = null;
      let binding: HostBinding | undefined;
      let hostProps: HostProps;
      onMounted(() => {
        binding = isField
          ? new FieldBinding(element!, (value) => emit('update:modelValue', value))
          : new HostBinding(element!);
        binding.update(hostProps);
        loadElementDefinition(element!, importer, props.prerender !== false);
      });
      onUpdated(() => binding!.update(hostProps));
      onBeforeUnmount(() => binding!.release());
      let initialValue: string | undefined;
      const bindValue = (baseProps: HostProps): HostProps => {
        // An `undefined` model doesn't change the field's value. User input still updates the model.
        const value = props.modelValue === undefined ? undefined : String(props.modelValue ?? '');
        initialValue ??= value;
        const attributes: [string, string][] = initialValue === undefined ? [] : [['value', initialValue]];
        return {
          ...baseProps,
          attributes: new Map([...attributes, ...baseProps.attributes]),
          value,
        };
      };
      return () => {
        const baseProps = getHostProps(attrs, isVueProp);
        hostProps = isField ? bindValue(baseProps) : baseProps;
        const content = slots.default?.();
        const template = prerenderTag(
          tag,
          hostProps,
          props.prerender as boolean | PrerenderOptions,
          content !== undefined,
        );
        return h(
          tag,
          {
            ...hostProps.frameworkProps,
            ...(isServer && Object.fromEntries(hostProps.attributes)),
            ref: (node) => (element = node as HTMLElement | null),
          },
          [
            ...(template ? [h('template', { ...template.attributes, innerHTML: template.html })] : []),
            ...(content ?? []),
          ],
        );
      };
    },
  });
  return component as unknown as HostComponent<T, P>;
}
