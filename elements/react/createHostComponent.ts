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
import { HostBinding } from './HostBinding.ts';
import { type HostProps, type Props, toAttributes } from './hostProps.ts';
import { loadTagOf } from './loadTagOf.ts';
import type { PrerenderOptions } from './prerenderOptions.ts';
import { renderTemplate } from './renderTemplate.ts';

interface CommonProps {
  prerender?: boolean | PrerenderOptions;
  children?: ReactNode;
}

const isServer = typeof document === 'undefined';

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
    return createElement(
      tag,
      {
        ...hostProps.reactProps,
        ...(isServer && Object.fromEntries(hostProps.attributes)),
        ref: host,
        suppressHydrationWarning: true,
      },
      isServer && prerender !== false
        ? renderTemplate({
            tag,
            attributes: toAttributes(hostProps),
            hasContent: children !== undefined,
            options: prerender === true ? {} : prerender,
          })
        : null,
      children,
    );
  }
  TagHost.displayName = toCamelCase(`-${tag}`);
  return forwardRef(TagHost as never) as unknown as HostComponent<T, P>;
}
