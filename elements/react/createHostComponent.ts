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
import { toCamelCase } from '../core/definition.ts';
import type { Importer } from '../early/loadTag.ts';
import type { TagElements } from '../generated/types/tagTypes.ts';
import type { HostComponent } from './componentProps.ts';
import { HostBinding } from '../hosts/HostBinding.ts';
import type { HostProps, Props } from '../hosts/hostProps.ts';
import { loadTagOf } from '../hosts/loadTagOf.ts';
import { isServer, prerenderTag } from '../hosts/prerenderTag.ts';
import type { PrerenderOptions } from '../hosts/prerenderOptions.ts';

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
export function createHostComponent<T extends keyof TagElements, P>(
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
