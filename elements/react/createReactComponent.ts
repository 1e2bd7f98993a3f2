import type { Importer } from '../early/loadElement.ts';
import type { TagElements } from '../generated/types/tagTypes.ts';
import type { HostComponent, ReactTagProps, ReactFieldProps } from './componentProps.ts';
import { getHandlerName, toCamelCase } from '../core/attributes.ts';
import { type FieldTag, getHostProps, type HostProps, type Props } from '../hosts/hostProps.ts';
import {
  createElement,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { HostBinding } from '../hosts/HostBinding.ts';
import { loadElementDefinition, isServer, prerenderTag } from '../hosts/prerenderTag.ts';
import type { PrerenderOptions } from '../hosts/renderTemplate.ts';

interface CommonProps {
  prerender?: boolean | PrerenderOptions;
  children?: ReactNode;
}

/** React 18 and older warn about `useLayoutEffect` on a server. */
const useMountEffect = isServer ? useEffect : useLayoutEffect;

/**
 * Creates the component of an element. Only servers render attributes. In browsers, an effect calls `HostBinding.update()`, so that all versions
 * behave alike.
 */
function createHostComponent<T extends keyof TagElements, P>(
  tag: T,
  importer: Importer,
  getProps: (props: Props) => HostProps,
): HostComponent<T, P> {
  function TagHost(
    { prerender = false, children, ...props }: Props & CommonProps,
    ref: ForwardedRef<TagElements[T]>,
  ) {
    const host = useRef<TagElements[T]>(null);
    const binding = useRef<HostBinding>(null);
    const hostProps = getProps(props);
    useMountEffect(() => {
      binding.current ??= new HostBinding(host.current!);
      binding.current.update(hostProps);
    });
    useMountEffect(() => {
      loadElementDefinition(host.current!, importer, prerender !== false);
      return () => binding.current!.release();
      // oxlint-disable-next-line react/exhaustive-deps -- only the first render can be prerendered
    }, []);
    useImperativeHandle(ref, () => host.current!, []);
    const template = prerenderTag(tag, hostProps, prerender, children !== undefined);
    return createElement(
      tag,
      {
        ...hostProps.frameworkProps,
        ...(isServer && Object.fromEntries(hostProps.attributes)),
        ref: host,
        suppressHydrationWarning: true,
      },
      template &&
        createElement('template', {
          ...template.attributes,
          // oxlint-disable-next-line react/no-danger -- the library renders this HTML
          dangerouslySetInnerHTML: { __html: template.html },
        }),
      children,
    );
  }
  TagHost.displayName = toCamelCase(`-${tag}`);
  return forwardRef(TagHost as never) as unknown as HostComponent<T, P>;
}

/** HTML names of props that React renames. */
const htmlNames = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
]);

const isReactProp = (name: string): boolean =>
  /^on[A-Z]/.test(name) || ['children', 'style', 'dangerouslySetInnerHTML'].includes(name);

/** Groups the props of the component of an element that dispatches `events`. */
const getReactProps = (props: Props, events: readonly string[]): HostProps =>
  getHostProps(
    Object.fromEntries(Object.entries(props).map(([name, value]) => [htmlNames.get(name) ?? name, value])),
    isReactProp,
    (name) => events.find((event) => getHandlerName(event) === name),
  );

/** Creates the component of an element that dispatches `events`. */
export const createReactComponent = <T extends keyof TagElements>(
  tag: T,
  importer: Importer,
  events: readonly string[],
): HostComponent<T, ReactTagProps<T>> =>
  createHostComponent(tag, importer, (props) => getReactProps(props, events));

interface ValueProps {
  value?: string;
  defaultValue?: string;
  onChange?: (event: Event) => void;
}

const noop = () => {};

/** Creates the component of a field. Like React's `<input>`, it takes `value` and `onChange`, or `defaultValue`. */
export const createFieldComponent = <T extends FieldTag>(
  tag: T,
  importer: Importer,
  events: readonly string[],
): HostComponent<T, ReactFieldProps<T>> =>
  createHostComponent(tag, importer, (props) => getFieldProps(props, events));

function getFieldProps(
  { value, defaultValue, onChange = noop, ...props }: Props & ValueProps,
  events: readonly string[],
): HostProps {
  const { attributes, listeners, ...rest } = getReactProps(props, events);
  const text = value ?? defaultValue;
  return {
    ...rest,
    value,
    // As in React's `<input>`, the value is also the default value, which a form reset restores.
    attributes: text === undefined ? attributes : new Map([...attributes, ['value', text]]),
    // React calls the `onChange` prop of an `<input>` for each `input` event.
    listeners: new Map([...listeners, ['input', onChange]]),
  };
}
