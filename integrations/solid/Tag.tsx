import type {} from 'auction-elements/jsx/solid';
import type { PageEvent } from '@solidjs/start/server';
import type { ShadowRootRendering } from 'auction-elements/server';
import { type ComponentProps, type JSX, splitProps } from 'solid-js';
import { Dynamic, getRequestEvent, ssr } from 'solid-js/web';

/** Browsers do not load it. */
const server = import.meta.env.SSR ? await import('auction-elements/server') : undefined;

type TagName = keyof HTMLElementTagNameMap & `auction-${string}`;

export type TagProps<T extends TagName> = ComponentProps<T> & {
  tag: T;
  /** Data of the page, for servers: `page`, `year`, `styles`, and `labelled` if the page labels the field. */
  prerender?: Omit<ShadowRootRendering, 'attributes' | 'content'>;
};

/** A tag, which takes what it takes in Solid's templates; the HTML of the server has its shadow root. */
export function Tag<T extends TagName>(props: TagProps<T>) {
  const [own, others] = splitProps(props as TagProps<TagName>, ['tag', 'prerender', 'children']);
  const root = server?.renderShadowRoot(own.tag, {
    styles: getStyles(),
    ...own.prerender,
    attributes: getAttributes(others),
    content: 'children' in props ? ' ' : '',
  });
  return (
    <Dynamic component={own.tag} {...others} {...(server ? getWritten(others) : {})}>
      {root ? [renderTemplate(root), own.children] : own.children}
    </Dynamic>
  );
}

/** Returns the styles with the nonce of the server's CSP, if there is one. */
function getStyles() {
  const nonce = (getRequestEvent() as PageEvent | undefined)?.nonce;
  return nonce === undefined ? undefined : ({ mode: 'nonce', nonce } as const);
}

/** Returns the attributes and properties in `props`, by the names of the attributes. */
const getAttributes = (props: object) =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => !/^on|^(ref|class|classList|style)$/.test(name))
      .map(([name, value]) => [
        name.replace(/^\w+:/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value,
      ]),
  );

/** Properties as attributes: Solid's server writes none, and the tag may be hydrated before the app sets them. */
const getWritten = (props: object) => {
  const properties = Object.entries(props).filter(([name]) => name.startsWith('prop:'));
  return Object.fromEntries(
    Object.entries(getAttributes(Object.fromEntries(properties))).flatMap(([name, value]) => {
      if (value === undefined || value === null || value === false) return [];
      const text = value === true ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
      return [[`attr:${name}`, text]];
    }),
  );
};

/** Solid has nothing to hydrate here, because browsers take the template out of the page as they read it. */
const renderTemplate = ({ html, delegatesFocus }: { html: string; delegatesFocus: boolean }) =>
  ssr(
    `<template shadowrootmode="open"${delegatesFocus ? ' shadowrootdelegatesfocus' : ''}>${html}</template>`,
  ) as unknown as JSX.Element;
