import { renderShadowRoot, type ShadowRootHtml } from '../server/server.ts';
import type { Prerendering } from './renderTemplate.ts';

/** What the `<template>` of the shadow root contains, as a server renders it. */
export const renderTemplate = ({ tag, attributes, hasContent, options }: Prerendering): ShadowRootHtml =>
  renderShadowRoot(tag, { ...options, attributes, content: hasContent ? ' ' : '' });
