import type { ShadowRootHtml, Styles } from '../server/renderElement.tsx';

/** What a server says of the page in which it renders a tag. */
export interface PrerenderOptions {
  /** How the rules reach the shadow root: `{ mode: 'link', href }` under a strict Content-Security-Policy. */
  styles?: Styles | undefined;
  /** The page's address, as a path or whole: links that lead to it are marked with `aria-current`. */
  page?: string;
  /** Where a sign-in leads back to: path, query and hash of the page; that of `page` by default. */
  returnAddress?: string;
  /** Of the copyright in the footer. */
  year?: number;
  /** The page gives it a label, so that a control shows none of its own. */
  labelled?: boolean;
}

/** What a tag is prerendered from. */
export interface Prerendering {
  tag: string;
  /** By their names in markup; JSON attributes as data. */
  attributes: Readonly<Record<string, unknown>>;
  hasContent: boolean;
  options: PrerenderOptions;
}

/** What the `<template>` of the shadow root contains, on servers: renderServerTemplate.ts is there in place of this file. */
export const renderTemplate: (prerendering: Prerendering) => ShadowRootHtml | null = () => null;
