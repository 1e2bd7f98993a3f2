import type { ShadowRootHtml } from '../server/renderElement.tsx';
import type { PrerenderOptions } from './prerenderOptions.ts';

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
