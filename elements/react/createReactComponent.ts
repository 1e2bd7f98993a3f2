import type { Importer } from '../early/loadTag.ts';
import type { TagElements } from '../generated/types/tagTypes.ts';
import type { HostComponent, TagComponentProps, FieldComponentProps, FieldTag } from './componentProps.ts';
import { getHandlerName, toCamelCase } from '../core/definition.ts';
import { getHostProps, type HostProps, type Props } from '../hosts/hostProps.ts';
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
import { loadTagOf, isServer, prerenderTag } from '../hosts/prerenderTag.ts';
import type { PrerenderOptions } from '../hosts/renderTemplate.ts';

interface CommonProps {
  prerender?: boolean | PrerenderOptions;
  children?: ReactNode;
}

/** React up to 18 warns of layout effects on a server. */
const useMountEffect = isServer ? useEffect : useLayoutEffect;

/**
 * Makes the component of a tag. On a server the element has its attributes in the HTML; in a page React renders it without any, and they
 * are set after it is mounted, together with its properties and listeners: no version of React differs in that.
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
      loadTagOf(host.current!, importer, prerender !== false);
      return () => binding.current!.release();
      // oxlint-disable-next-line react/exhaustive-deps -- it is prerendered once, by the first rendering
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
          // oxlint-disable-next-line react/no-danger -- what the library has rendered
          dangerouslySetInnerHTML: { __html: template.html },
        }),
      children,
    );
  }
  TagHost.displayName = toCamelCase(`-${tag}`);
  return forwardRef(TagHost as never) as unknown as HostComponent<T, P>;
}

/** What React calls otherwise than HTML does. */
const names = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
]);

const isReactProp = (name: string): boolean =>
  /^on[A-Z]/.test(name) || ['children', 'style', 'dangerouslySetInnerHTML'].includes(name);

/** Sorts the props that React gives the component of a tag, which dispatches `events`. */
const getReactProps = (props: Props, events: readonly string[]): HostProps =>
  getHostProps(
    Object.fromEntries(Object.entries(props).map(([name, value]) => [names.get(name) ?? name, value])),
    isReactProp,
    (name) => events.find((each) => getHandlerName(each) === name),
  );

/** Makes the component of a tag that dispatches `events`. */
export const createReactComponent = <T extends keyof TagElements>(
  tag: T,
  importer: Importer,
  events: readonly string[],
): HostComponent<T, TagComponentProps<T>> =>
  createHostComponent(tag, importer, (props) => getReactProps(props, events));

interface ValueProps {
  value?: string;
  defaultValue?: string;
  onChange?: (event: Event) => void;
}

const ignore = () => {};

/** Makes the component of a field: with `value` and `onChange`, or `defaultValue`, as those of an `<input>` in React. */
export const createFieldComponent = <T extends FieldTag>(
  tag: T,
  importer: Importer,
  events: readonly string[],
): HostComponent<T, FieldComponentProps<T>> =>
  createHostComponent(tag, importer, (props) => getFieldProps(props, events));

function getFieldProps(
  { value, defaultValue, onChange = ignore, ...others }: Props & ValueProps,
  events: readonly string[],
): HostProps {
  const { attributes, listeners, ...rest } = getReactProps(others, events);
  const text = value ?? defaultValue;
  return {
    ...rest,
    value,
    // React gives an `<input>` its value as the default one as well, which a reset sets again.
    attributes: text === undefined ? attributes : new Map([...attributes, ['value', text]]),
    // An `<input>` of React calls `onChange` with each change, which is the platform's `input`.
    listeners: new Map([...listeners, ['input', onChange]]),
  };
}
